import type { StatTable } from '#contract/shapes/stats-shapes.ts'
import type { CumulativeStats, StatHigh } from '#contract/stats.ts'
import { type Column, Table } from '#ui/Table.tsx'
import { gameLink } from '../parts/game-cells.tsx'
import { boxScoreAddress } from '../parts/player-numbers.ts'
import { statText } from '../parts/stat-text.ts'

/** The best single games of the season: a player's, the team's, an opponent's. */
export function SeasonHighs({ stats, school }: { stats: CumulativeStats; school: string }) {
  const lists = [
    ['Individual Highs', stats.highs.individual],
    [`${school} Team Highs`, stats.highs.team],
    ['Opponent Highs', stats.highs.opponents],
  ] as const
  return lists.map(([title, highs]) =>
    highs.length > 0 ? <Highs key={title} title={title} highs={highs} stats={stats} /> : null,
  )
}

function Highs({
  title,
  highs,
  stats,
}: {
  title: string
  highs: readonly StatHigh[]
  stats: CumulativeStats
}) {
  const { sport, season, columns: tables } = stats
  const columns: Column<StatHigh>[] = [
    { key: 'number', header: 'Number', rowHeader: true, cell: (high) => nameIn(tables, high) },
    { key: 'value', header: 'High', align: 'end', cell: (high) => <b>{valueIn(tables, high)}</b> },
    ...(highs.some(({ name }) => name)
      ? [{ key: 'name', header: 'Player', cell: ({ name }: StatHigh) => name ?? '' }]
      : []),
    {
      key: 'game',
      header: 'Game',
      cell: ({ game }) => gameLink(game, boxScoreAddress(sport.globalSportNameSlug, season, game)),
    },
  ]
  return (
    <Table
      caption={title}
      size="small"
      maxHeight="none"
      columns={columns}
      rows={highs}
      rowKey={({ group, key }) => group + key}
    />
  )
}

/** 'Rushing: Touchdowns' where several tables have a number of the name. */
function nameIn(tables: readonly StatTable[], { group, statName }: StatHigh): string {
  const isShared = tables.filter(({ columns }) => columns.some(({ name }) => name === statName)).length > 1
  const title = tables.find(({ key }) => key === group)?.title
  return isShared && title ? `${title}: ${statName}` : statName
}

const valueIn = (tables: readonly StatTable[], { group, key, value }: StatHigh): string =>
  statText(
    value,
    tables.find((table) => table.key === group)?.columns.find((column) => column.key === key)?.format ??
      'whole',
  )
