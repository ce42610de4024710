import type { ScoringPlay } from '#contract/shapes/stats-shapes.ts'
import type { GameFile } from '../frame/game-file.ts'
import { readScores } from '../frame/scores.ts'
import type { XmlElement } from '../xml/element.ts'

const returns: [RegExp, string][] = [
  [/^INT/, 'interception return'],
  [/^FUM/, 'fumble return'],
  [/^(?:KO|KR|KICK)/, 'kickoff return'],
  [/^(?:PU|PR)/, 'punt return'],
  [/^BL/, 'blocked kick return'],
]

/** 'Ann Marsh 14 yd pass from Kit Doe (Lee Poe kick)' */
function touchdown(score: XmlElement, player: string, passer: string | undefined, file: GameFile): string {
  const how = score.text('how')?.toUpperCase() ?? ''
  const yards = `${score.whole('yds')} yd`
  const way =
    how === 'PASS' && passer
      ? `pass from ${passer}`
      : (returns.find(([pattern]) => pattern.test(how))?.[1] ??
        (how === 'RUSH' ? 'run' : how.toLowerCase() || 'run'))
  return `${player} ${yards} ${way}${tryAfter(score, file)}`
}

function tryAfter(score: XmlElement, file: GameFile): string {
  const kind = score.text('pattype')?.toLowerCase()
  if (!kind) return ''
  const by = file.names.full(score.text('patby'))
  const isGood = /^good/i.test(score.text('patres') ?? 'good')
  return ` (${by ? `${by} ` : ''}${kind}${isGood ? '' : ' failed'})`
}

const worth: Record<string, number> = { FG: 3, SAF: 2, PAT: 2 }

export const readFootballScores = (file: GameFile): ScoringPlay[] =>
  readScores(file, (score, { player, assists }) => {
    const type = score.text('type')?.toUpperCase() ?? 'TD'
    const who = player ?? 'Team'
    const text =
      type === 'FG'
        ? `${who} ${score.whole('yds')} yd field goal`
        : type.startsWith('SAF')
          ? 'Safety'
          : touchdown(score, who, assists[0], file)
    return { type, text, points: worth[type] ?? 6 }
  })
