import type { StoredPlayer } from '#contract/shapes/stats-shapes.ts'
import type { RecapInput } from '../input/recap-input.ts'
import type { Person } from '../words/phrase.ts'
import { type Figure, figure } from './figure.ts'

/** Somebody of the box score. */
export interface Player extends Person {
  side: 0 | 1
  rosterPlayerId: number | null
  position: string | null
  starter: boolean
  /** 'junior', where the roster says it. */
  year: string | null
  stat(group: string, key: string): Figure
  has(group: string): boolean
}

const suffix = /\s+(?:jr|sr|ii|iii|iv|v)\.?$/i

/** 'De La Cruz' of 'Ana De La Cruz Jr.': all but the first name. */
export function lastNameOf(name: string): string {
  const [, ...rest] = name.replace(suffix, '').trim().split(/\s+/)
  return rest.length > 0 ? rest.join(' ') : name
}

/** The row on which a scorer keeps what belongs to nobody is nobody. */
const isSomebody = ({ jersey, name }: StoredPlayer): boolean =>
  jersey !== 'TM' && name.trim() !== '' && !/^team$/i.test(name.trim())

export class People {
  readonly #names: Map<string, number>
  readonly players: readonly [Player[], Player[]]

  constructor({ box, context }: RecapInput) {
    const rows = (box?.teams ?? []).flatMap(({ players }) => players.filter(isSomebody))
    const matched = (box?.matches ?? []).flatMap(({ away, home }) => [...away, ...home])
    const names = new Set([...rows.map(({ name }) => name), ...matched])
    this.#names = new Map()
    for (const name of names) {
      const last = lastNameOf(name)
      this.#names.set(last, (this.#names.get(last) ?? 0) + 1)
    }
    const years = new Map(context.people.map((each) => [each.rosterPlayerId, each.year]))
    const ofTeam = (side: 0 | 1): Player[] =>
      (box?.teams[side].players ?? []).flatMap((row, index) =>
        isSomebody(row) ? this.#player(row, side, `box.teams.${side}.players.${index}`, years) : [],
      )
    this.players = [ofTeam(0), ofTeam(1)]
  }

  #player(row: StoredPlayer, side: 0 | 1, path: string, years: ReadonlyMap<number, string | null>): Player {
    return {
      ...this.person(row.name, `${path}.name`),
      side,
      rosterPlayerId: row.rosterPlayerId,
      position: row.position,
      starter: row.starter,
      year:
        (side === 0 && row.rosterPlayerId !== null && years.get(row.rosterPlayerId)?.toLowerCase()) || null,
      stat: (group, key) => figure(row.groups[group]?.[key] ?? 0, `${path}.groups.${group}.${key}`),
      has: (group) => row.groups[group] !== undefined,
    }
  }

  person(name: string, from: string): Person {
    const last = lastNameOf(name)
    const isShared = (this.#names.get(last) ?? 0) > 1 || last.length < 2
    return { kind: 'person', full: name, last: isShared ? name : last, from }
  }

  /** Whoever of a side a play names first. */
  inText(text: string, side: 0 | 1): Person | null {
    const named = this.players[side].filter(({ full }) => text.includes(full))
    return named.sort((one, other) => text.indexOf(one.full) - text.indexOf(other.full))[0] ?? null
  }

  /** Whoever a list of scores or courts names, as the sheet has them where it does. */
  byName(name: string, side: 0 | 1, from: string): Person {
    return this.players[side].find(({ full }) => full === name) ?? this.person(name, from)
  }
}

/** Those with the most of something, the best first; nobody leads with nothing. */
export function leaders(players: readonly Player[], value: (player: Player) => number, least = 1): Player[] {
  return players
    .filter((player) => value(player) >= least)
    .map((player, index) => ({ player, index, value: value(player) }))
    .sort((one, other) => other.value - one.value || one.index - other.index)
    .map(({ player }) => player)
}
