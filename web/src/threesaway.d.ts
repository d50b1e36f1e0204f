/** A face of a die, from 1. */
export type Face = number;

/** What a policy maximises: the chance of the pot, net antes, the lowest total, or the chance to beat one score. */
export type Goal = 'win' | 'money' | 'low' | 'beat';

/** Every option of the rules, as RULES.md has them. */
export interface Rules {
  dice: number;
  sides: number;
  /** The face that counts zero; null where every face counts. */
  away: Face | null;
  bottoms: 'off' | 'blind' | 'throw' | 'die' | 'turn';
  /** off, every, stairs, or ceilings such as "0,2,4". */
  progressive: string;
  ties: 'all' | 'tied' | 'split';
  zero_ante: number;
  tie_ante: number;
  tie_payers: 'in' | 'tied';
  cutoff: boolean;
  moon: 'off' | 'throw' | 'turn';
  high: boolean;
  pass: boolean;
  must_keep_away: boolean;
}

/** Rules in a request: the options that differ from the standard game, or a text such as "threes-away ties=split". */
export type RulesInput = string | Partial<Rules>;

/** A position, with the keys that `query --json` has; what is left out means what `query --position` takes it for. */
export interface Position {
  players?: number;
  seat?: number;
  score_to_beat?: number | null;
  holders?: number;
  kept?: Face[] | null;
  total?: number;
  dice_left?: number;
  roll?: Face[];
  round?: number;
  pot?: number;
  bottom?: number;
  passed?: boolean;
  /** All of it in one line; other keys but roll are then of no account. */
  notation?: string;
}

/** What to do about a roll. */
export interface Decision {
  keep: Face[];
  turn_over?: Face[];
  pass?: boolean;
  turn_over_all?: boolean;
}

export interface Option extends Decision {
  throw_again: number;
  /** Value after the keep, in the unit of the goal. */
  value: number;
  /** What it gives up against the best; never negative. */
  loss: number;
  win?: number;
  tie?: number;
  lose?: number;
  below?: number;
  equal?: number;
  above?: number;
  mean: number;
}

export interface Explanation extends Decision {
  tempting: 'one-more' | 'one-fewer' | 'stop' | 'rule-of-thumb' | 'pass' | 'keep' | 'leave' | 'next-best';
  throw_again: number;
  gain: number;
  win: number;
  tie: number;
  lose: number;
  mean: number;
  bust: number;
  perfect: number;
  moon: number;
}

/** An answer of `query --json`. */
export interface Advice {
  schema: 1;
  rules: Rules;
  goal: Goal;
  position: Required<Omit<Position, 'score_to_beat' | 'kept'>> & { score_to_beat: number | null; kept: Face[] | null };
  value_before: number;
  tie_value?: number;
  /** Every different keep, the best first. */
  options: Option[];
  /** The roll wins on the spot; there are no options. */
  moon?: true;
  explanation?: Explanation;
}

/** An answer of `query odds --json`. */
export interface Odds {
  schema: 1;
  rules: Rules;
  goal: Goal;
  players: number;
  /** By seat for win and money, one number for the others. */
  values: number[];
  /** The same as fractions; null where they are not known. */
  exact: string[] | null;
  pot: number;
  round: number;
  won?: number[];
  tie?: number;
  perfect_tie?: number[];
  nobody?: number;
  mean_rounds?: number;
}

export interface PlayerReview {
  name: string;
  games: number;
  start: number;
  luck: number;
  loss: number;
  luck_less_loss: number;
  others: number;
  result: number;
  throws: number;
  decisions: number;
  mistakes: number;
  scores: number;
}

export interface Step {
  kind: 'throw' | 'decide' | 'score';
  player: number;
  line: number;
  column: number;
  notation: string;
  luck?: number;
  played?: Decision;
  best?: Decision;
  loss?: number;
  score?: number;
  luck_less_loss?: number;
}

/** An answer of `query review --json`. */
export interface Review {
  schema: 1;
  goal: 'win' | 'money';
  games: {
    rules: Rules;
    ante?: string;
    done: boolean;
    rounds: number;
    pot: number;
    winners: number[];
    net: number[];
    players: PlayerReview[];
    steps: Step[];
  }[];
  players: PlayerReview[];
  mistakes: (Step & { game: number })[];
}

export interface GameOptions {
  /** Number of players, 2 if not said. */
  players?: number;
  /** win if not said. */
  goal?: Goal;
  /** Antes in the pot, for money. */
  pot?: number;
}

export interface AdviseOptions {
  rules?: RulesInput;
  goal?: Goal;
  /** Adds why the first option is the best. */
  explain?: boolean;
}

export interface SolveOptions extends GameOptions {
  /** Is told how many of the games to be solved are. */
  onProgress?: (progress: { done: number; total: number }) => void;
  /** Cancels between two games; to stop within one, run the program in a worker and terminate that. */
  signal?: AbortSignal;
}

/** What a request has failed with. */
export class ThreesAwayError extends Error {
  constructor(fault: { message: string; line?: number; column?: number; field?: string; internal?: boolean });
  line?: number;
  column?: number;
  field?: string;
  internal: boolean;
}

/** The program, running. Every method rejects with a ThreesAwayError. */
export interface ThreesAway {
  /** Says what to keep of a roll. */
  advise(position: string | Position, roll?: Face[], options?: AdviseOptions): Promise<Advice>;
  /** Says what a game is worth before its first throw. */
  odds(rules?: RulesInput, options?: GameOptions): Promise<Odds>;
  /** Solves a game, so that what is asked about it next takes no time. */
  solve(rules?: RulesInput, options?: SolveOptions): Promise<{ players: number; pot: number }>;
  /** Says what luck and mistakes made of a recorded evening. */
  review(record: string, options?: { goal?: 'win' | 'money' }): Promise<Review>;
  /** Asks anything that package coach answers; what it answers is no part of this API. */
  request(method: string, params?: object): Promise<any>;
}

/** Starts the program: from beside this file, or from what is named. */
export function load(options?: { wasm?: string | URL | Response | BufferSource | WebAssembly.Module }): Promise<ThreesAway>;

/** Writes a position in one line, which `query --position` reads. */
export function notation(position: string | Position, roll?: Face[]): string;
