import type { GameFacts } from '../facts/game-facts.ts'
import type { Score } from '../facts/scores.ts'
import type { Describe } from '../telling/scoring.ts'
import { pick } from '../words/choice.ts'
import { listed, type Phrase, say } from '../words/phrase.ts'
import type { GoalWords } from './goal-words.ts'

const ways: [RegExp, string, string][] = [
  [/\(power play\)/i, ' on the power play', 'power-play '],
  [/\(man-up\)/i, ' with a man up', 'man-up '],
  [/\((?:short-?handed)\)/i, ' short-handed', 'short-handed '],
  [/\(empty[ -]net\)/i, ' into an empty net', 'empty-net '],
  [/\(penalty stroke\)|penalty stroke/i, ' from the penalty spot', 'penalty-stroke '],
  [/\(penalty kick\)|penalty kick/i, ' from the penalty spot', 'penalty-kick '],
  [/\(free[- ]position\)/i, ' from a free position', 'free-position '],
  [/\(5-meter\)|\(penalty\)/i, ' from five meters', 'five-meter '],
]

const wayOf = ({ text }: Score): [string, string] => {
  const [, behind = '', before = ''] = ways.find(([pattern]) => pattern.test(text)) ?? []
  return [behind, before]
}

function help(at: Score): Phrase {
  const { assists, path } = at
  if (assists.length === 0) return []
  const by = listed(assists)
  return assists.length === 1
    ? pick(`${path}/help/${at.after[0].value}`, [
        say` off an assist from ${by}`,
        say` on a feed from ${by}`,
        say` with help from ${by}`,
        say` from ${by}`,
      ])
    : pick(`${path}/help/${at.after[1].value}`, [
        say` with assists from ${by}`,
        say` on passes from ${by}`,
        say` with help from ${by}`,
      ])
}

/** A goal in the words of its sport: who, how and by whose help. */
export const describeGoal =
  (_facts: GameFacts, words: GoalWords): Describe =>
  (at) => {
    if (!at.player) return null
    const [behind, before] = wayOf(at)
    const verb = pick(`${at.path}/${at.player.full}`, words.scored)
    const from = behind.includes('five') ? '' : behind
    return {
      noun: say`${at.player}’s ${from === '' && behind !== '' ? 'penalty ' : before}goal${help(at)}`,
      clause: say`${at.player} ${verb}${from}${help(at)}`,
    }
  }
