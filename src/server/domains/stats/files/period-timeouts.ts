import type { Play, Side } from '#contract/shapes/stats-shapes.ts'
import type { FileTeam } from '../../../feeds/statcrew/reading/reading.ts'

/** How many timeouts a team took in each period so far, as the plays tell it: 'Timeout by KES.', 'Timeout Kestrel Bay at 14:23'. */
export function periodTimeouts(
  plays: readonly Play[],
  teams: Readonly<Record<Side, Pick<FileTeam, 'id' | 'name'>>>,
  side: Side,
): number[] {
  const taken = plays.filter((play) => takenBy(play, teams) === side)
  const periods = Math.max(0, ...plays.map(({ period }) => period))
  return Array.from(
    { length: periods },
    (_, index) => taken.filter(({ period }) => period === index + 1).length,
  )
}

const isTimeout = /^(?:(?:full|team|\d+[- ]?sec(?:ond)?)\s+)?time-?out\b/i

/** Who asked for it; nobody did for one of the officials or of television, which names no team. */
function takenBy(
  { text, side }: Play,
  teams: Readonly<Record<Side, Pick<FileTeam, 'id' | 'name'>>>,
): Side | null {
  if (!isTimeout.test(text) || /media|on the field|official/i.test(text)) return null
  const isNamed = ({ id, name }: Pick<FileTeam, 'id' | 'name'>) =>
    [id, name].some(
      (word) => word !== '' && new RegExp(`(^|\\W)${RegExp.escape(word)}(\\W|$)`, 'i').test(text),
    )
  const named = (['away', 'home'] as const).filter((one) => isNamed(teams[one]))
  return named.length === 1 ? (named[0] ?? null) : side
}
