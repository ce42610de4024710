import type { Play } from '#contract/shapes/stats-shapes.ts'
import type { FileState } from '#server/feeds/statcrew/reading/reading.ts'

type Told = Pick<Play, 'period' | 'side' | 'text' | 'awayScore'>
type Situation = Pick<FileState, 'possession' | 'situation'>

const nobody: Situation = { possession: null, situation: null }

/** Who has the ball, bats or serves after the plays so far. `next` is the play that comes; without one it is over. */
export function situationOf(group: string, plays: readonly Told[], next: Told | undefined): Situation {
  if (!next) return nobody
  switch (group) {
    case 'football': {
      const [, down, toGo, spot] = /^(\d\w\w) and (\d+) at ([^:]+):/.exec(next.text) ?? []
      return {
        possession: next.side,
        situation: down && toGo && spot ? `${down} & ${toGo} at ${spot}` : null,
      }
    }
    // Whoever won the rally serves.
    case 'volleyball':
      return {
        ...nobody,
        possession:
          plays.findLast(({ period, awayScore }) => period === next.period && awayScore !== null)?.side ??
          null,
      }
    case 'baseball':
      return { ...nobody, possession: next.text.endsWith(' to pitch') ? other(next.side) : next.side }
    default:
      return nobody
  }
}

const other = (side: Play['side']): Play['side'] => side && (side === 'home' ? 'away' : 'home')
