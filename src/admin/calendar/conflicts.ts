/** What is shown to the public, or goes out, at a time. */
export interface Entry {
  kind: 'releases' | 'drafts' | 'alerts' | 'takeovers' | 'splashes' | 'campaigns' | 'sponsors'
  id: number
  title: string
  /** What it shares a line of the calendar with: its place, or its kind. */
  lane: string
  /** Null: since ever, or for good. */
  from: string | null
  to: string | null
  isOn: boolean
  /** On whose pages; null for all. */
  sportId: number | null
  /** Its place shows one alone. */
  isAlone: boolean
  /** Where it is to be seen, and where it is written. */
  seenAt: string
  writtenAt: string
}

export interface Conflict {
  entries: readonly [Entry, Entry]
  words: string
}

const start = ({ from }: Entry): number => (from === null ? Number.NEGATIVE_INFINITY : Date.parse(from))
const end = ({ to }: Entry): number => (to === null ? Number.POSITIVE_INFINITY : Date.parse(to))

/** The end is itself still shown. */
const meets = (one: Entry, other: Entry): boolean => start(one) <= end(other) && start(other) <= end(one)
const sharePages = (one: Entry, other: Entry): boolean =>
  one.sportId === null || other.sportId === null || one.sportId === other.sportId

/** What two entries keep from each other where they meet; null where both are seen. */
function collision(one: Entry, other: Entry): string | null {
  const kinds = [one.kind, other.kind]
  const both = (kind: Entry['kind']) => kinds.every((each) => each === kind)
  if (both('takeovers')) return 'Visitors are sent to one of the two alone.'
  if (both('splashes')) return 'Visitors see one of the two alone.'
  if (kinds.includes('takeovers') && kinds.includes('splashes'))
    return 'Whoever is sent to the takeover does not see the splash.'
  if (both('campaigns') && one.lane === other.lane && one.isAlone)
    return `${one.lane} shows one of the two alone.`
  return null
}

/** Pairs of entries that are in each other's way, the first to meet before the others. Pure. */
export function conflictsOf(entries: readonly Entry[]): Conflict[] {
  const shown = entries.filter(({ isOn }) => isOn)
  const found = shown.flatMap((one, at) =>
    shown.slice(at + 1).flatMap((other): Conflict[] => {
      const words = meets(one, other) && sharePages(one, other) ? collision(one, other) : null
      return words === null ? [] : [{ entries: [one, other], words }]
    }),
  )
  return found.toSorted((a, b) => meeting(a) - meeting(b))
}

const meeting = ({ entries: [one, other] }: Conflict): number => Math.max(start(one), start(other))
