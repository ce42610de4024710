import type { Story } from '#contract/news.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'

/** The score that a recap tells of, as newspapers print it: whoever won first, and the school's own side in a tie. */
export function storyScore({ type, games }: Pick<Story, 'type' | 'games'>, schoolName: string) {
  const [game, another] = games
  if (type !== 'recap' || !game?.result || another) return null
  const { status, teamScore, opponentScore } = game.result
  if (status === 'N' || !teamScore || !opponentScore) return null
  const sides = [
    { name: shortSchoolName(schoolName), score: teamScore },
    { name: game.opponent.title, score: opponentScore },
  ]
  return { sides: status === 'L' ? sides.reverse() : sides, href: game.boxscore }
}
