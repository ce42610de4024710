import type { Down, Play } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore } from '#contract/stats.ts'

export type Names = Record<'away' | 'home', Pick<BoxScore['away'], 'name' | 'abbreviation'>>

const ordinals = ['', '1st', '2nd', '3rd', '4th']

/** 'HSU 25' for yards to the goal line of whoever has the ball. */
export function spotWords({ ball, toGoal }: Pick<Down, 'ball' | 'toGoal'>, names: Names): string {
  if (toGoal === 50) return 'the 50'
  const rival = ball === 'away' ? 'home' : 'away'
  return toGoal > 50
    ? `${names[ball].abbreviation} ${100 - toGoal}`
    : `${names[rival].abbreviation} ${toGoal}`
}

/** '3rd & 7 at HSU 25'; where the line is the goal line, 'goal'. */
export function downWords(down: Down, names: Names): string {
  const toGo = down.toGo >= down.toGoal ? 'goal' : down.toGo
  return `${ordinals[down.down] ?? ''} & ${toGo} at ${spotWords(down, names)}`
}

/** '1 out, runners on 1st and 3rd'. */
export function basesWords({ outs = 0, on = [] }: Pick<Play, 'outs' | 'on'>): string {
  const runners = on.map((base) => ordinals[base] ?? '')
  const words =
    runners.length === 0
      ? 'bases empty'
      : runners.length === 3
        ? 'bases loaded'
        : `${runners.length === 1 ? 'runner' : 'runners'} on ${runners.join(' and ')}`
  return `${outs} ${outs === 1 ? 'out' : 'outs'}, ${words}`
}

/** A scorer who wrote the down into the words has said twice what stands beside them. */
export const wordsOf = ({ text, down }: Pick<Play, 'text' | 'down'>): string =>
  down ? text.replace(/^\d\w\w (?:and|&) \w+ at [^:]{1,20}: /, '') : text
