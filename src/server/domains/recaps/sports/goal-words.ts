import type { SportGroup } from '#contract/shapes/stats-shapes.ts'

/** How a sport of goals is spoken of. */
export interface GoalWords {
  contest: string
  keeper: string
  net: string
  /** What a shot that scores is done to: several verbs for one event. */
  scored: readonly [string, ...string[]]
  extraMan: readonly [string, string]
  /** How many goals by one player have a name. */
  hatTrick: boolean
}

const words = (rest: Partial<GoalWords>): GoalWords => ({
  contest: 'game',
  keeper: 'goalkeeper',
  net: 'net',
  scored: ['scored', 'found the net', 'put one away', 'beat the goalkeeper', 'finished'],
  extraMan: ['power play', 'power plays'],
  hatTrick: true,
  ...rest,
})

const soccer = words({
  contest: 'match',
  scored: ['scored', 'found the net', 'struck', 'beat the goalkeeper', 'finished'],
})

const goalWords: Partial<Record<SportGroup, GoalWords>> = {
  soccer,
  'field-hockey': words({
    contest: 'match',
    net: 'cage',
    scored: ['scored', 'found the cage', 'put one away', 'beat the goalkeeper', 'struck'],
  }),
  hockey: words({
    keeper: 'goaltender',
    scored: ['scored', 'found the net', 'buried one', 'beat the goaltender', 'lit the lamp'],
  }),
  lacrosse: words({
    keeper: 'goalie',
    scored: ['scored', 'found the net', 'put one away', 'beat the goalie', 'connected'],
    extraMan: ['extra-man chance', 'extra-man chances'],
  }),
  'water-polo': words({
    contest: 'match',
    keeper: 'goalkeeper',
    net: 'cage',
    scored: ['scored', 'found the cage', 'put one away', 'beat the goalkeeper', 'struck'],
  }),
}

export const goalWordsOf = (group: SportGroup | null): GoalWords => (group && goalWords[group]) ?? soccer
