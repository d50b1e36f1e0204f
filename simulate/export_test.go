package simulate

// Chunk is how many games share a generator.
const Chunk = chunk
