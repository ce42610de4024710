import { openPaper, type PaperTable } from '#contract/print/paper.ts'
import type { CumulativeStats } from '#contract/stats.ts'
import { formatDate } from '#site/format/date.ts'
import { setCells, setColumns, statSets } from '../parts/stat-sets.ts'
import { statText } from '../parts/stat-text.ts'
import { orderedIndividuals, orderIn } from '../season/individual-order.ts'

interface SeasonPdf {
  stats: CumulativeStats
  school: string
  telling: readonly { group: string; key: string }[]
  /** What the file says it was made on. */
  day: Date
}

/** A season's statistics on paper, as a sports information office hands them out. */
export async function seasonPdf({ stats, school, telling, day }: SeasonPdf): Promise<Uint8Array> {
  const title = `${stats.season} ${school} ${stats.sport.title} Statistics`
  const paper = openPaper({ title, author: school, date: day })
  const last = stats.gameByGame.at(-1)
  paper.heading(title, [
    [
      `Record ${stats.record}`,
      ...stats.splits
        .filter(({ key }) => /^(home|away|neutral|conference)$/.test(key))
        .map((split) => `${split.title} ${split.record}`),
    ].join('   '),
    last ? `All games through ${formatDate(last.startDate)}` : 'All games',
  ])
  for (const table of [
    periodTable(stats, school),
    ...individualTables(stats, telling),
    ...teamTables(stats, school),
    gameTable(stats),
    ...highTables(stats, school),
  ]) {
    if (table.rows.length > 0) paper.table(table)
  }
  return paper.end()
}

function periodTable({ periods }: CumulativeStats, school: string): PaperTable {
  const row = (name: string, scores: number[]) => [
    name,
    ...periods.labels.map((_, index) => String(scores[index] ?? 0)),
    String(scores.reduce((total, score) => total + score, 0)),
  ]
  return {
    title: 'Score by Period',
    heads: ['Team', ...periods.labels, 'Total'],
    rows: periods.labels.length > 0 ? [row(school, periods.team), row('Opponents', periods.opponents)] : [],
  }
}

const individualTables = (stats: CumulativeStats, telling: SeasonPdf['telling']): PaperTable[] =>
  statSets(stats.sportGroup, stats.columns).map((set) => {
    const columns = setColumns(set, { isSeason: true })
    const rows = orderedIndividuals(stats, set, orderIn(columns, null, telling))
    return {
      title: set.title,
      heads: ['#', 'Player', 'GP-GS', ...columns.map(({ label }) => label)],
      words: 2,
      namedBy: 1,
      rows: rows.map(({ jersey, name, gp, gs, stats: line }) => [
        jersey ?? '',
        name,
        `${gp}-${gs}`,
        ...setCells(columns, line),
      ]),
      totals: [
        ['', 'Total', String(stats.games), ...setCells(columns, stats.team)],
        ['', 'Opponents', String(stats.games), ...setCells(columns, stats.opponents)],
      ],
    }
  })

const teamTables = ({ columns, team, opponents }: CumulativeStats, school: string): PaperTable[] =>
  columns
    .filter(({ teamOnly }) => teamOnly)
    .map((table) => ({
      title: 'Team',
      heads: ['Number', school, 'Opponents'],
      rows: table.columns.map(({ key, name, format }) => [
        name,
        statText(team[table.key]?.[key], format),
        statText(opponents[table.key]?.[key], format),
      ]),
    }))

const gameTable = ({ gameByGame }: CumulativeStats): PaperTable => ({
  title: 'Results',
  heads: ['Date', 'Opponent', 'Result', 'Score'],
  words: 3,
  namedBy: 1,
  rows: gameByGame.map(
    ({ startDate, locationIndicator, opponent, status, teamScore, opponentScore, ...game }) => [
      formatDate(startDate),
      `${locationIndicator === 'A' ? 'at' : 'vs'} ${opponent.title}${game.isExhibition ? ' (exhibition, not in the totals)' : ''}`,
      status ?? '',
      `${teamScore}-${opponentScore}`,
    ],
  ),
})

const highTables = ({ highs, columns }: CumulativeStats, school: string): PaperTable[] =>
  (
    [
      ['Individual Highs', highs.individual],
      [`${school} Highs`, highs.team],
      ['Opponent Highs', highs.opponents],
    ] as const
  ).map(([title, list]) => ({
    title,
    heads: ['Number', 'High', 'Player', 'Game'],
    words: 4,
    rows: list.map(({ group, key, statName, value, name, game }) => {
      const table = columns.find((each) => each.key === group)
      const format = table?.columns.find((column) => column.key === key)?.format ?? 'whole'
      return [
        `${table?.title ?? ''}: ${statName}`,
        statText(value, format),
        name ?? '',
        `${formatDate(game.startDate)} ${game.locationIndicator === 'A' ? 'at' : 'vs'} ${game.opponent.title}`,
      ]
    }),
  }))
