import { type GameMoment, gameMoments, mostFollowed } from './follow-words.ts'

export const followedKinds = ['team', 'game', 'player'] as const
export type FollowedKind = (typeof followedKinds)[number]

/** What somebody follows, with what is needed to say so where no server is asked. */
export interface Followed {
  kind: FollowedKind
  /** A player's is the one that they keep from season to season. */
  id: number
  title: string
  href: string
  /** A game is over by then, and nothing more is to be told of it. */
  until?: string
}

export interface Following {
  things: Followed[]
  moments: GameMoment[]
}

/** A lead changes often: whoever wants to hear of each says so. */
export const nothingYet: Following = { things: [], moments: ['start', 'close', 'final'] }

const isOne = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  words.some((word) => word === value)

function isFollowed(value: unknown): value is Followed {
  const { kind, id, title, href, until } = (value ?? {}) as Partial<Record<keyof Followed, unknown>>
  return (
    isOne(followedKinds, kind) &&
    Number.isInteger(id) &&
    typeof title === 'string' &&
    typeof href === 'string' &&
    /^\/(?!\/)/.test(href) &&
    (until === undefined || (typeof until === 'string' && !Number.isNaN(Date.parse(until))))
  )
}

/** What the device has kept, whatever wrote it; games that are over are followed no longer. */
export function readFollowing(text: string | null, now: number): Following {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    return nothingYet
  }
  const { things, moments } = (kept ?? {}) as Partial<Record<keyof Following, unknown>>
  if (!Array.isArray(things) || !Array.isArray(moments)) return nothingYet
  return {
    things: things.filter(isFollowed).filter(({ until }) => !until || Date.parse(until) > now),
    moments: gameMoments.filter((moment) => moments.includes(moment)),
  }
}

const isSame = (one: Pick<Followed, 'kind' | 'id'>, other: Pick<Followed, 'kind' | 'id'>): boolean =>
  one.kind === other.kind && one.id === other.id

export const follows = ({ things }: Following, thing: Pick<Followed, 'kind' | 'id'>): boolean =>
  things.some((one) => isSame(one, thing))

/** The newest first. Of each kind there is room for so many: whoever wants one more gives up the oldest. */
export function withThing({ things, moments }: Following, thing: Followed): Following {
  const others = things.filter((one) => !isSame(one, thing))
  const ofKind = others.filter(({ kind }) => kind === thing.kind)
  const tooMany = new Set(ofKind.slice(mostFollowed - 1))
  return { things: [thing, ...others.filter((one) => !tooMany.has(one))], moments }
}

export const withoutThing = (
  { things, moments }: Following,
  thing: Pick<Followed, 'kind' | 'id'>,
): Following => ({ things: things.filter((one) => !isSame(one, thing)), moments })

export const withMoment = (
  { things, moments }: Following,
  moment: GameMoment,
  isWanted: boolean,
): Following => ({
  things,
  moments: gameMoments.filter((one) => (one === moment ? isWanted : moments.includes(one))),
})

/** As the server is told: ids alone. */
export function wantedOf({ things, moments }: Following) {
  const ids = (wanted: FollowedKind) => things.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  return { sportIds: ids('team'), gameIds: ids('game'), playerIds: ids('player'), moments }
}
