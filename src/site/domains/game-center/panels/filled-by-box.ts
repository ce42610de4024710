import { scoreFlow } from '#site/domains/stats/box-score/score-flow.ts'
import type { ShownBox } from '../told/live-box.ts'
import type { TabId } from './game-tabs.ts'

/** Which tabs have something in them that is told by the scorer. */
export function filledByBox(
  box: ShownBox | null,
  hasComparison: boolean,
): Record<TabId & ('feed' | 'box' | 'team' | 'plays'), boolean> {
  const { periods, plays, scoring, drives } = box ?? { periods: [], plays: [], scoring: [], drives: [] }
  const isTold = periods.length > 0 || plays.length > 0
  return {
    feed: isTold,
    box: isTold,
    team: hasComparison || (box !== null && scoreFlow(box) !== null),
    plays: plays.length + scoring.length + drives.length > 0,
  }
}
