import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import type { LoggedGame } from '../parts/player-numbers.ts'

interface Rule {
  group: string
  key: string
  atLeast: number
  /** 'games with a touchdown pass' */
  words: string
}

const rule = (number: string, atLeast: number, words: string): Rule => {
  const [group = '', key = ''] = number.split('.')
  return { group, key, atLeast, words }
}

const scorers: Rule[] = [
  rule('shots.g', 1, 'games with a goal'),
  rule('shots.pts', 1, 'games with a point'),
  rule('goalie.saves', 5, 'games with five saves'),
]

/** What is told of in a row. A streak of everything a game has would say nothing. */
const rules: Record<SportGroup, readonly Rule[]> = {
  football: [
    rule('passing.td', 1, 'games with a touchdown pass'),
    rule('passing.yds', 200, 'games with 200 passing yards'),
    rule('rushing.yds', 100, 'games with 100 rushing yards'),
    rule('rushing.td', 1, 'games with a rushing touchdown'),
    rule('receiving.no', 1, 'games with a catch'),
    rule('receiving.td', 1, 'games with a receiving touchdown'),
    rule('defense.tackles', 5, 'games with five tackles'),
    rule('kicking.made', 1, 'games with a field goal'),
  ],
  basketball: [
    rule('stats.tp', 20, 'games with 20 points'),
    rule('stats.tp', 10, 'games in double figures'),
    rule('stats.treb', 10, 'games with ten rebounds'),
    rule('stats.fgm3', 1, 'games with a three-pointer'),
    rule('stats.ast', 5, 'games with five assists'),
  ],
  baseball: [
    rule('hitting.h', 1, 'games with a hit'),
    rule('hitting.rbi', 1, 'games with a run batted in'),
    rule('pitching.so', 5, 'appearances with five strikeouts'),
  ],
  volleyball: [
    rule('attack.k', 10, 'matches with ten kills'),
    rule('defense.dig', 10, 'matches with ten digs'),
    rule('set.a', 30, 'matches with 30 assists'),
    rule('serve.sa', 1, 'matches with an ace'),
  ],
  soccer: scorers,
  hockey: scorers,
  lacrosse: scorers,
  'field-hockey': scorers,
  'water-polo': scorers,
  tennis: [rule('singles.win', 1, 'singles wins in a row'), rule('doubles.win', 1, 'doubles wins in a row')],
}

type Game = Pick<LoggedGame, 'startDate' | 'season' | 'isExhibition' | 'stats'>

export interface Streak {
  words: string
  /** Up to the last game. */
  current: number
  longest: number
  /** The seasons of the longest, the same for most. */
  first: string
  last: string
}

const shortest = 3
const shown = 4

/** What somebody did in several games in a row: those that still go on first. */
export function streaksOf(sportGroup: SportGroup, log: readonly Game[]): Streak[] {
  const games = log
    .filter(({ isExhibition }) => !isExhibition)
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
  return rules[sportGroup]
    .map((own) => streakOf(own, games))
    .filter(({ longest }) => longest >= shortest)
    .toSorted((one, other) => other.current - one.current || other.longest - one.longest)
    .slice(0, shown)
}

function streakOf({ group, key, atLeast, words }: Rule, games: readonly Game[]): Streak {
  let best: readonly Game[] = []
  let run: Game[] = []
  for (const game of games) {
    run = (game.stats[group]?.[key] ?? 0) >= atLeast ? [...run, game] : []
    if (run.length >= best.length) best = run
  }
  return {
    words,
    current: run.length,
    longest: best.length,
    first: best[0]?.season ?? '',
    last: best.at(-1)?.season ?? '',
  }
}
