import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import type { PlayerSplit } from '#contract/stats.ts'
import type { RecordedGame } from '../../parts/record.ts'
import type { SportColumns } from './columns/column.ts'
import { completeLine, sumLines } from './stat-line.ts'

/** What a player did in a game, and what the game was. */
export interface SplitGame extends RecordedGame {
  /** 1 to 12, by the clock at the venue. */
  month: number
  line: CountedLine
  team: CountedLine
}

interface Cut {
  key: string
  title: string
  group: PlayerSplit['group']
  belongs: (game: SplitGame) => boolean
}

const fixed: readonly Cut[] = [
  { key: 'home', title: 'Home', group: 'place', belongs: (game) => game.locationIndicator === 'H' },
  { key: 'away', title: 'Away', group: 'place', belongs: (game) => game.locationIndicator === 'A' },
  { key: 'neutral', title: 'Neutral', group: 'place', belongs: (game) => game.locationIndicator === 'N' },
  { key: 'conference', title: 'Conference', group: 'league', belongs: (game) => game.isConference },
  { key: 'nonconference', title: 'Non-Conference', group: 'league', belongs: (game) => !game.isConference },
]
const outcomes: readonly Cut[] = [
  { key: 'wins', title: 'In Wins', group: 'outcome', belongs: ({ status }) => status === 'W' },
  { key: 'losses', title: 'In Losses', group: 'outcome', belongs: ({ status }) => status === 'L' },
  { key: 'ties', title: 'In Ties', group: 'outcome', belongs: ({ status }) => status === 'T' },
]

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** In the order in which a season has them. */
const monthCuts = (games: readonly SplitGame[]): Cut[] =>
  [...new Set(games.map(({ month }) => month))].map((month) => ({
    key: `month-${String(month).padStart(2, '0')}`,
    title: months[month - 1] ?? '',
    group: 'month',
    belongs: (game) => game.month === month,
  }))

/** The same numbers over parts of a player's games, in the order of play; a part without a game is left out. */
export function playerSplits(columns: SportColumns, games: readonly SplitGame[]): PlayerSplit[] {
  const counted = games.filter(({ isExhibition }) => !isExhibition)
  return [...fixed, ...monthCuts(counted), ...outcomes].flatMap(({ key, title, group, belongs }) => {
    const own = counted.filter(belongs)
    if (own.length === 0) return []
    const [line, team] = [own.map((game) => game.line), own.map((game) => game.team)]
    return [
      {
        key,
        title,
        group,
        gp: own.length,
        stats: completeLine(columns, sumLines(columns, line), {
          gp: own.length,
          isTeam: false,
          team: sumLines(columns, team),
        }),
      },
    ]
  })
}
