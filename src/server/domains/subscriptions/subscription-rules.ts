const hour = 3_600_000
const day = 24 * hour

/** How long the link to confirm is good. */
const confirmWithin = 3 * day
/** So many mails to confirm may be sent to an address in a day, whoever asks. */
const mostAsks = 3
const asksWithin = day
/** How long an address is remembered after its owner left, and where nobody ever confirmed it. */
const keptAfterLeaving = 30 * day
const keptUnconfirmed = 7 * day
/** Older stories are no news. */
const newsWithin = 3 * day

export const confirmBy = (now: Date): Date => new Date(now.getTime() + confirmWithin)
export const leftBefore = (now: Date): Date => new Date(now.getTime() - keptAfterLeaving)
export const unconfirmedBefore = (now: Date): Date => new Date(now.getTime() - keptUnconfirmed)
export const newsSince = (now: Date): Date => new Date(now.getTime() - newsWithin)

/** The count of mails to confirm after another one, or null where it would be one too many. */
export function nextAsk(
  before: { asks: number; asksSince: Date | null } | undefined,
  now: Date,
): { asks: number; asksSince: Date } | null {
  const since = before?.asksSince
  if (!before || !since || now.getTime() - since.getTime() >= asksWithin) return { asks: 1, asksSince: now }
  return before.asks < mostAsks ? { asks: before.asks + 1, asksSince: since } : null
}

interface Reader {
  sportIds: number[]
  confirmedAt: Date | null
}

interface Item {
  id: number
  date: string
  sport: { id: number }
}

/** The stories that a subscriber has not had: of their sports, and from after they subscribed. */
export const dueStories = <Story extends Item>(
  stories: readonly Story[],
  { sportIds, confirmedAt }: Reader,
  had: ReadonlySet<number>,
): Story[] =>
  confirmedAt === null
    ? []
    : stories.filter(
        ({ id, date, sport }) =>
          !had.has(id) &&
          Date.parse(date) > confirmedAt.getTime() &&
          (sportIds.length === 0 || sportIds.includes(sport.id)),
      )
