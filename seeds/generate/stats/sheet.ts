import type { CountedLine, StoredPlayer, StoredTeam } from '#contract/shapes/stats-shapes.ts'
import type { SportColumns } from '#server/domains/stats/columns/column.ts'
import { sumLines } from '#server/domains/stats/stat-line.ts'

/** Somebody who can be put on the field. */
export interface Athlete {
  name: string
  jersey: string | null
  position: string
  /** Null for the opponent's players. */
  rosterPlayerId: number | null
  /** About normal around 0. */
  skill: number
}

/** What nobody in particular did: team rebounds, bench fouls. */
export const teamRow: Athlete = { name: 'TEAM', jersey: 'TM', position: '', rosterPlayerId: null, skill: 0 }

interface Row {
  position: string
  starter: boolean
  groups: CountedLine
}

/** One line of what was written on a sheet, in its order, and how many plays had been told by then. */
export type Entry = { told: number } & (
  | { kind: 'enter'; athlete: Athlete; starter: boolean; position: string }
  | { kind: 'add' | 'longest' | 'put'; athlete: Athlete; group: string; key: string; amount: number }
  | { kind: 'team'; group: string; key: string; amount: number }
)

/** One team's half of a box score while it is written. Its totals are the sum of its rows. */
export class Sheet {
  readonly #rows = new Map<Athlete, Row>()
  readonly #team: CountedLine = {}
  /** Everything that was written, where the match is to be told again. */
  readonly journal: Entry[] = []
  readonly #told: (() => number) | null

  /** With a count of the plays that were told, a journal is kept. */
  constructor(told: (() => number) | null = null) {
    this.#told = told
  }

  /** Puts a player on the sheet, in the position of that day. */
  enter(athlete: Athlete, starter: boolean, position = athlete.position): void {
    const row = this.#row(athlete)
    row.starter = starter
    row.position = position
    if (this.#told) this.journal.push({ told: this.#told(), kind: 'enter', athlete, starter, position })
  }

  /** In the order in which a box score lists them. */
  athletes(): Athlete[] {
    return [...this.#rows.keys()]
  }

  has(athlete: Athlete): boolean {
    return this.#rows.has(athlete)
  }

  isStarter(athlete: Athlete): boolean {
    return this.#rows.get(athlete)?.starter ?? false
  }

  add(athlete: Athlete, group: string, key: string, amount = 1): void {
    const table = this.#table(athlete, group)
    table[key] = (table[key] ?? 0) + amount
    if (this.#told) this.journal.push({ told: this.#told(), kind: 'add', athlete, group, key, amount })
  }

  /** In place of what stood there: innings are not added like other numbers. */
  put(athlete: Athlete, group: string, key: string, amount: number): void {
    this.#table(athlete, group)[key] = amount
    if (this.#told) this.journal.push({ told: this.#told(), kind: 'put', athlete, group, key, amount })
  }

  longest(athlete: Athlete, group: string, key: string, length: number): void {
    const table = this.#table(athlete, group)
    table[key] = Math.max(table[key] ?? 0, length)
    if (this.#told)
      this.journal.push({ told: this.#told(), kind: 'longest', athlete, group, key, amount: length })
  }

  get(athlete: Athlete, group: string, key: string): number {
    return this.#rows.get(athlete)?.groups[group]?.[key] ?? 0
  }

  /** Counts of the team alone, or a total that is not the sum of its rows. */
  team(group: string, key: string, amount: number): void {
    const table = (this.#team[group] ??= {})
    table[key] = (table[key] ?? 0) + amount
    if (this.#told) this.journal.push({ told: this.#told(), kind: 'team', group, key, amount })
  }

  total(columns: SportColumns): CountedLine {
    const lines = [...this.#rows.values()].map(({ groups }) => groups)
    const total = sumLines(columns, lines)
    for (const [group, counts] of Object.entries(this.#team)) total[group] = { ...total[group], ...counts }
    return withoutZeros(total)
  }

  toTeam(
    columns: SportColumns,
    head: Pick<StoredTeam, 'side' | 'name' | 'abbreviation' | 'record' | 'score'> & { line: number[] },
  ): StoredTeam {
    const { line, ...rest } = head
    const players = [...this.#rows].map(
      ([{ name, jersey, rosterPlayerId }, { position, starter, groups }]): StoredPlayer => ({
        jersey,
        name,
        rosterPlayerId,
        position: position || null,
        starter,
        groups: withoutZeros(groups),
      }),
    )
    return { ...rest, scoreByPeriod: line, totals: this.total(columns), players }
  }

  #row(athlete: Athlete): Row {
    const row = this.#rows.get(athlete) ?? { position: athlete.position, starter: false, groups: {} }
    this.#rows.set(athlete, row)
    return row
  }

  #table(athlete: Athlete, group: string): Record<string, number> {
    return (this.#row(athlete).groups[group] ??= {})
  }
}

/** What is zero is left out, as scorers' files do; a table that was touched stays. */
function withoutZeros(line: CountedLine): CountedLine {
  return Object.fromEntries(
    Object.entries(line).map(([group, counts]) => [
      group,
      Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== 0)),
    ]),
  )
}
