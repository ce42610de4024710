import { inningsOf } from '#server/parts/innings.ts'
import { reliance, weighted } from './chance.ts'
import type { Match, MatchTeam } from './match.ts'
import type { Athlete } from './sheet.ts'
import { choose, inForm } from './squads.ts'

export const spots = ['C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'] as const
export type Spot = (typeof spots)[number] | 'P'

const pitching = new Set(['RHP', 'LHP', 'P'])
const isPitcher = ({ position }: Athlete) => pitching.has(position)

export interface Outing {
  pitcher: Athlete
  outs: number
  runs: number
  /** The lead of the team when the pitcher came in. */
  leadOnEntry: number
}

/** Nine who bat, eight who field beside the pitcher, and those who come in. */
export class DiamondTeam {
  readonly team: MatchTeam
  readonly order: Athlete[]
  readonly outings: Outing[] = []
  next = 0
  runs = 0
  readonly #field = new Map<Spot, Athlete>()
  readonly #match: Match
  readonly #staff: Athlete[]
  readonly #bench: Athlete[]

  constructor(match: Match, team: MatchTeam) {
    this.team = team
    this.#match = match
    const { random, gender } = match
    const form = inForm(random, team.squad)
    const hitters = form.filter((athlete) => !isPitcher(athlete))
    const taken: Athlete[] = []
    const place = (spot: Spot, positions: string[]) => {
      const [athlete] = choose([...hitters, ...form], positions, 1, taken)
      if (!athlete) throw new RangeError(`${team.name} cannot field a nine`)
      taken.push(athlete)
      this.#field.set(spot, athlete)
    }
    place('C', ['C'])
    for (const spot of ['SS', '2B', '3B', '1B'] as const) place(spot, ['INF', 'UTL'])
    for (const spot of ['CF', 'LF', 'RF'] as const) place(spot, ['OF', 'UTL'])
    place('DH', ['UTL', 'INF', 'OF', 'C'])
    this.order = [...taken].sort((a, b) => b.skill - a.skill)
    this.#bench = hitters.filter((athlete) => !taken.includes(athlete)).slice(0, 4)
    const arms = form.filter((athlete) => isPitcher(athlete) && !taken.includes(athlete))
    const rotation = arms.slice(0, gender === 'M' ? 5 : 3)
    const starter =
      rotation.length > 0 ? weighted(random, rotation, reliance) : (this.#bench[0] ?? this.order[0])
    if (!starter) throw new RangeError(`${team.name} has nobody to pitch`)
    this.#staff = [starter, ...random.shuffle(arms.filter((athlete) => athlete !== starter))]
    for (const athlete of this.order) team.sheet.enter(athlete, true, this.#spotOf(athlete))
    this.#bring(starter, 0)
  }

  #spotOf(athlete: Athlete): string {
    return [...this.#field].find(([, fielder]) => fielder === athlete)?.[0].toLowerCase() ?? ''
  }

  #bring(pitcher: Athlete, leadOnEntry: number): void {
    this.outings.push({ pitcher, outs: 0, runs: 0, leadOnEntry })
    this.#field.set('P', pitcher)
    this.team.sheet.enter(pitcher, this.outings.length === 1, 'p')
    this.add(pitcher, 'pitching', 'appear')
    if (this.outings.length === 1) this.add(pitcher, 'pitching', 'gs')
  }

  get outing(): Outing {
    const outing = this.outings.at(-1)
    if (!outing) throw new RangeError('nobody pitches')
    return outing
  }

  at(spot: Spot): Athlete {
    const athlete = this.#field.get(spot)
    if (!athlete) throw new RangeError(`nobody plays ${spot}`)
    return athlete
  }

  batter(place: number): Athlete {
    const athlete = this.order[place]
    if (!athlete) throw new RangeError(`nobody bats at ${place}`)
    return athlete
  }

  add(athlete: Athlete, group: string, key: string, amount = 1): void {
    this.team.sheet.add(athlete, group, key, amount)
  }

  /** Between innings: a tired or beaten pitcher makes way. */
  relieve(lead: number, inning: number): Athlete | null {
    const { random, gender } = this.#match
    const { outs, runs } = this.outing
    const isStarter = this.outings.length === 1
    const stamina =
      (isStarter ? (gender === 'M' ? 5.3 : 6.2) : 1.6) +
      random.normal() * 1.2 -
      runs * (isStarter ? 0.35 : 0.5)
    if (outs === 0 || (outs / 3 < stamina && !(isStarter && outs / 3 > 8 && inning > 9))) return null
    const fresh = this.#staff.find((athlete) => !this.outings.some(({ pitcher }) => pitcher === athlete))
    if (!fresh) return null
    this.#bring(fresh, lead)
    return fresh
  }

  /** Now and then somebody from the bench bats, and stays. */
  pinchHit(): Athlete | null {
    const { random } = this.#match
    const fresh = this.#bench[0]
    if (!fresh || this.team.sheet.has(fresh) || !random.chance(0.12)) return null
    const place = random.between(5, 8)
    const gone = this.batter(place)
    const spot = [...this.#field].find(([, athlete]) => athlete === gone)?.[0]
    if (!spot) return null
    this.#bench.shift()
    this.order[place] = fresh
    this.#field.set(spot, fresh)
    this.team.sheet.enter(fresh, false, `ph/${spot.toLowerCase()}`)
    return fresh
  }

  /** Outs that the pitcher got. */
  out(count: number): void {
    const { outing } = this
    outing.outs += count
    this.team.sheet.put(outing.pitcher, 'pitching', 'ip', inningsOf(outing.outs))
  }

  /** Complete games and shutouts, once the last out is made. */
  closeBooks(allowed: number): void {
    const [only, second] = this.outings
    if (!only || second) return
    this.add(only.pitcher, 'pitching', 'cg')
    if (allowed === 0) this.add(only.pitcher, 'pitching', 'sho')
  }
}
