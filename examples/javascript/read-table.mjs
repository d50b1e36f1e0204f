// Look positions up in a Threes Away table: node read-table.mjs FILE < positions
//
// Each line of standard input is a position, such as
//
//	goal=win players=4 seat=3 beat=7 left=3 total=1 roll=2,5,6
//
// and is answered by its value and the dice to keep, separated by a tab. Written from
// tables/FORMAT.md alone. To stay short it reads tables of low, beat and win under rules that
// change neither what a decision is nor the layout; ../python/read_table.py reads all others.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { decode } from '@msgpack/msgpack'

const sum = (list) => list.reduce((a, b) => a + b, 0)
const choose = (n, k) => (k === 0 ? 1 : n < k ? 0 : (choose(n - 1, k - 1) * n) / k)
const view = (bin) => new DataView(bin.buffer, bin.byteOffset, bin.byteLength)

function readTable(data) {
  const [magic, version, body, digest] = decode(data)
  if (magic !== 'threes away table' || version !== 2) throw new Error('not a table of version 2')
  if (!createHash('sha256').update(body).digest().equals(digest)) throw new Error('the table is damaged')
  const [text, , pools, sections] = decode(body)
  const rules = Object.fromEntries(text.split(' ').map((word) => word.split('=')))
  for (const [key, read] of Object.entries({ bottoms: 'off blind', progressive: 'off', moon: 'off throw', high: 'false', pass: 'false' }))
    if (!read.split(' ').includes(rules[key])) throw new Error(`${key}=${rules[key]} is not read here`)
  if (rules.dice > 8) throw new Error('codes of more than one byte are not read here')
  return { rules, pools, sections }
}

function lookUp({ rules, pools, sections }, p) {
  const n = Number(rules.dice), sides = Number(rules.sides)
  const die = rules.away === String(sides) ? sides - 1 : sides // the most that one counts
  const highest = n * die
  const section = sections.find(([goal, tie, players]) =>
    goal === p.goal && goal !== 'money' && tie === (goal === 'beat' ? p.tie : '0') && (players === 0 || players === p.players))
  if (!section) throw new Error(`${p.goal} is not in the table, or not read here`)
  const [goal, , players, , , , values, rows] = section

  const holders = (seat, beat) => (rules.ties === 'all' && beat > 0 ? Math.min(seat - 1, 2) : seat - 1)
  const states = [[players && 1, null, 0]] // seat, score to beat, holders
  for (let seat = 2; seat <= players; seat++)
    for (let beat = 0; beat <= highest; beat++)
      for (let h = 1; h <= holders(seat, beat); h++) states.push([seat, beat, h])
  const columns = (node, limit) => {
    const most = (n - node) * die
    return goal === 'low' ? 1 : goal === 'beat' ? highest + 1 + Math.min(1, most) : Math.min(limit + 1, most) + 1
  }
  const nodes = [...Array(n + 1).keys()]
  let cell = 0, choice = 0, counts, limit // cells of the states before, and those with dice left
  const at = players === 0 || p.seat === 1 ? states[0] : [p.seat, p.beat, Math.min(p.holders, holders(p.seat, p.beat))]
  for (const state of states) {
    limit = state[1] ?? highest
    counts = nodes.map((node) => columns(node, limit))
    if (String(state) === String(at)) break
    cell += sum(counts)
    choice += sum(counts.slice(1))
  }
  const column = { low: 0, beat: Math.min(p.total - p.beat, 1) + highest, win: Math.min(p.total, limit + 1) }[goal]
  const value = view(values).getFloat64(8 * (cell + sum(counts.slice(0, p.left)) + column), true) + (goal === 'low' ? p.total : 0)
  if (!p.roll.length) return [value]

  const row = view(rows).getUint16(2 * (choice + sum(counts.slice(1, p.left)) + column), true)
  const roll = [...p.roll].sort((a, b) => a - b)
  const index = sum(roll.map((face, i) => choose(face + i - 1, i + 1)))
  const code = pools[p.left - 1][row * choose(p.left + sides - 1, p.left) + index]
  return [value, roll.filter((_, i) => (code >> i) & 1).join(' ')]
}

function parse({ rules }, line) {
  const p = { goal: 'win', tie: '1/2', players: 2, beat: null, holders: 1, kept: [], roll: [] }
  for (const word of line.trim().split(/\s+/)) {
    const [key, value] = word.split('=')
    p[key] = key === 'kept' || key === 'roll' ? value.split(',').map(Number) : key === 'goal' || key === 'tie' ? value : Number(value)
  }
  p.seat ??= p.beat === null ? 1 : p.players
  p.left ??= 'total' in p && p.roll.length ? p.roll.length : rules.dice - p.kept.length
  p.total ??= sum(p.kept.map((face) => (String(face) === rules.away ? 0 : face)))
  return p
}

try {
  if (process.argv.length !== 3) throw new Error('usage: node read-table.mjs FILE < positions')
  const table = readTable(readFileSync(process.argv[2]))
  for (const line of readFileSync(0, 'utf8').split('\n'))
    if (line.trim()) console.log(lookUp(table, parse(table, line)).join('\t'))
} catch (error) {
  console.error(`read-table: ${error.message}`)
  process.exitCode = 1
}
