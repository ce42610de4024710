import type { Random } from '../../basics/random.ts'

export type Kind =
  | 'so'
  | 'ground'
  | 'fly'
  | 'pop'
  | 'gdp'
  | 'sf'
  | 'sh'
  | 'bb'
  | 'hbp'
  | 'single'
  | 'double'
  | 'triple'
  | 'hr'
  | 'error'
  | 'sb'
  | 'cs'

/** Somebody on base: a place in the batting order, and whether a run of theirs would be earned. */
interface Runner {
  place: number
  isEarned: boolean
}

export interface Appearance {
  /** Place in the batting order; the runner's for a steal. */
  place: number
  kind: Kind
  scored: Runner[]
  /** Runners still on base when this was the last out. */
  stranded: number
  /** Outs and bases taken before it. */
  outs: number
  on: number[]
}

export interface HalfInning {
  appearances: Appearance[]
  next: number
}

interface Task {
  /** Place in the order of the first batter. */
  first: number
  runs: number
  /** The run that ends the game at once; null when three outs end the half. */
  winningRun: number | null
}

const outs: Record<Kind, number> = {
  so: 1,
  ground: 1,
  fly: 1,
  pop: 1,
  gdp: 2,
  sf: 1,
  sh: 1,
  cs: 1,
  bb: 0,
  hbp: 0,
  single: 0,
  double: 0,
  triple: 0,
  hr: 0,
  error: 0,
  sb: 0,
}

const chances: [Kind, number][] = [
  ['so', 0.2],
  ['ground', 0.23],
  ['fly', 0.19],
  ['pop', 0.07],
  ['bb', 0.09],
  ['hbp', 0.02],
  ['single', 0.155],
  ['double', 0.045],
  ['triple', 0.006],
  ['hr', 0.022],
  ['error', 0.02],
]
const reaching = new Set<Kind>(['bb', 'hbp', 'single', 'double', 'triple', 'hr', 'error'])

/** Half an inning with exactly the runs that the score has: played again until it comes out. */
export function halfInning(random: Random, task: Task): HalfInning {
  for (let attempt = 0; attempt < 1500; attempt++) {
    const half = attemptHalf(random, task)
    if (half) return half
  }
  return fallback(task)
}

class Bases {
  #on: [Runner | null, Runner | null, Runner | null] = [null, null, null]

  get count(): number {
    return this.#on.filter((runner) => runner !== null).length
  }
  get taken(): number[] {
    return this.#on.flatMap((runner, index) => (runner ? [index + 1] : []))
  }
  has(base: 1 | 2 | 3): boolean {
    return this.#on[base - 1] !== null
  }
  take(base: 1 | 2 | 3): Runner | null {
    const runner = this.#on[base - 1] ?? null
    this.#on[base - 1] = null
    return runner
  }
  put(base: 1 | 2 | 3, runner: Runner | null): void {
    if (runner) this.#on[base - 1] = runner
  }

  /** The batter is given first: only those who are pushed move. */
  force(batter: Runner): Runner[] {
    const scored: Runner[] = []
    if (this.has(1)) {
      if (this.has(2)) {
        if (this.has(3)) scored.push(...[this.take(3)].filter((runner) => runner !== null))
        this.put(3, this.take(2))
      }
      this.put(2, this.take(1))
    }
    this.put(1, batter)
    return scored
  }

  /** Everybody moves up; `extra` lets a runner on second come home on a single. */
  hit(batter: Runner, bases: number, extra: boolean): Runner[] {
    const scored: Runner[] = []
    for (const base of [3, 2, 1] as const) {
      const runner = this.take(base)
      if (!runner) continue
      const to =
        base + bases + (extra && base === 2 && bases === 1 ? 1 : extra && base === 1 && bases === 2 ? 1 : 0)
      if (to >= 4) scored.push(runner)
      else this.put(to as 1 | 2 | 3, runner)
    }
    if (bases >= 4) scored.push(batter)
    else this.put(bases as 1 | 2 | 3, batter)
    return scored
  }

  /** Runners move up a base on a ball on the ground or a bunt. */
  advance(): Runner[] {
    const third = this.take(3)
    this.put(3, this.take(2))
    this.put(2, this.take(1))
    return third ? [third] : []
  }
}

function draw(random: Random, boost: number): Kind {
  const weights = chances.map(([kind, chance]) => (reaching.has(kind) ? chance * boost : chance))
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return chances[index]?.[0] ?? 'ground'
  }
  return 'ground'
}

function attemptHalf(random: Random, { first, runs, winningRun }: Task): HalfInning | null {
  const bases = new Bases()
  const appearances: Appearance[] = []
  const boost = 1 + Math.min(1.2, runs * 0.22)
  let place = first
  let out = 0
  let errors = 0
  let total = 0
  while (out < 3) {
    if (bases.has(1) && !bases.has(2) && random.chance(0.055)) {
      const before = { outs: out, on: bases.taken }
      const runner = bases.take(1)
      const isSafe = random.chance(0.74)
      if (isSafe) bases.put(2, runner)
      else out++
      appearances.push({
        place: runner?.place ?? 0,
        kind: isSafe ? 'sb' : 'cs',
        scored: [],
        stranded: out === 3 ? bases.count : 0,
        ...before,
      })
      if (out === 3) break
    }
    const batter: Runner = { place, isEarned: out + errors < 3 }
    let kind = draw(random, boost)
    if (kind === 'error') batter.isEarned = false
    if (kind === 'ground' && out < 2 && bases.has(1) && random.chance(0.32)) kind = 'gdp'
    if (kind === 'fly' && out < 2 && bases.has(3) && random.chance(0.55)) kind = 'sf'
    if (kind === 'pop' && out === 0 && bases.has(1) && !bases.has(3) && random.chance(0.35)) kind = 'sh'
    const before = { outs: out, on: bases.taken }
    let scored = move(random, bases, kind, batter, out)
    out += outs[kind]
    if (kind === 'error') errors++
    const isWon = winningRun !== null && total + scored.length >= winningRun
    if (isWon && kind !== 'hr') scored = scored.slice(0, winningRun - total)
    if (out + errors >= 3) for (const runner of scored) runner.isEarned = false
    total += scored.length
    if (total > runs) return null
    place = (place + 1) % 9
    appearances.push({ place: batter.place, kind, scored, stranded: out >= 3 ? bases.count : 0, ...before })
    if (isWon) break
  }
  return total === runs ? { appearances, next: place } : null
}

function move(random: Random, bases: Bases, kind: Kind, batter: Runner, out: number): Runner[] {
  switch (kind) {
    case 'bb':
    case 'hbp':
      return bases.force(batter)
    case 'error':
    case 'single':
      return bases.hit(batter, 1, random.chance(0.6))
    case 'double':
      return bases.hit(batter, 2, random.chance(0.45))
    case 'triple':
      return bases.hit(batter, 3, false)
    case 'hr':
      return bases.hit(batter, 4, false)
    case 'sf': {
      const runner = bases.take(3)
      return runner ? [runner] : []
    }
    case 'sh':
      return bases.advance()
    case 'gdp':
      bases.take(1)
      return out === 0 ? bases.advance() : []
    case 'ground': {
      // A runner on first is forced at second and the batter stands in for him.
      if (out < 2 && bases.has(1)) {
        bases.take(1)
        const scored = random.chance(0.5) ? bases.advance() : []
        bases.put(1, batter)
        return scored
      }
      return out < 2 && random.chance(0.5) ? bases.advance() : []
    }
    case 'so':
    case 'fly':
    case 'pop':
    case 'sb':
    case 'cs':
      return []
  }
}

/** Home runs and strikeouts make any score. */
function fallback({ first, runs, winningRun }: Task): HalfInning {
  const appearances: Appearance[] = []
  let place = first
  const bat = (kind: Kind, scored: Runner[], outs = 0, on: number[] = []) => {
    appearances.push({ place, kind, scored, stranded: 0, outs, on })
    place = (place + 1) % 9
  }
  const homer = (others: number[]) =>
    bat(
      'hr',
      [...others, place].map((each) => ({ place: each, isEarned: true })),
      0,
      [1, 2, 3].slice(0, others.length),
    )
  if (winningRun === null) {
    for (let run = 0; run < runs; run++) homer([])
    for (let out = 0; out < 3; out++) bat('so', [], out)
  } else {
    for (let run = 1; run < winningRun; run++) homer([])
    const walked: number[] = []
    for (let extra = winningRun; extra < runs; extra++) {
      const on = [1, 2, 3].slice(0, walked.length)
      walked.push(place)
      bat('bb', [], 0, on)
    }
    homer(walked)
  }
  return { appearances, next: place }
}
