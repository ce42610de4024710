import type { CumulativeStats, StatLeaders } from '#contract/stats.ts'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { Abbreviations } from '#site/parts/reading/Abbreviations.tsx'
import { type SetColumn, setColumns, statSets } from '../parts/stat-sets.ts'
import { IndividualTable } from './IndividualTable.tsx'
import { SeasonHighs } from './SeasonHighs.tsx'
import { linesByGame, linesBySplit, SeasonLines } from './SeasonLines.tsx'
import { SeasonTeam } from './SeasonTeam.tsx'
import { type SeasonChoice, seasonHref } from './season-choice.ts'
import { isUncounted } from './season-facts.ts'

interface SeasonNumbersProps {
  stats: CumulativeStats
  leaders: StatLeaders['categories']
  address: string
  choice: SeasonChoice
  school: string
}

const lettersOf = (columns: readonly SetColumn[]) => columns.map(({ label, name }) => [label, name] as const)

/** One view of a season in numbers. */
export function SeasonNumbers({ stats, leaders, address, choice, school }: SeasonNumbersProps) {
  const { view, order } = choice
  if (isUncounted(stats))
    return (
      <p className="u-measure u-text-lg">
        The numbers of the {stats.season} season come with its first game: team totals, leaders, every player
        and every game.
      </p>
    )
  const sets = [
    ...statSets(stats.sportGroup, stats.columns),
    ...stats.columns
      .filter(({ teamOnly }) => teamOnly)
      .map((table) => ({ key: table.key, title: table.title, tables: [table] })),
  ].filter(({ tables }) => tables.some(({ key }) => stats.team[key] ?? stats.opponents[key]))
  if (view === 'overview') return <SeasonTeam stats={stats} leaders={leaders} school={school} />
  if (view === 'highs') return <SeasonHighs stats={stats} school={school} />
  if (view === 'individual')
    return (
      <>
        {sets.map((set) => (
          <IndividualTable
            key={set.key}
            stats={stats}
            set={set}
            address={address}
            asked={order}
            telling={leaders}
          />
        ))}
        <Abbreviations
          of={[
            ['GP-GS', 'Games played and started'],
            ...lettersOf(
              sets
                .filter(({ tables }) => !tables.some(({ teamOnly }) => teamOnly))
                .flatMap((set) => setColumns(set, { isSeason: true })),
            ),
          ]}
        />
      </>
    )
  const set = sets.find(({ key }) => key === choice.set) ?? sets[0]
  if (!set) return null
  const columns = setColumns(set, { isSeason: view === 'splits' })
  const lines = view === 'games' ? linesByGame(stats) : linesBySplit(stats)
  const shared = { stats, lines, columns }
  return (
    <>
      {sets.length > 1 ? (
        <FilterLinks
          label="Numbers"
          links={sets.map(({ key, title }) => ({
            href: seasonHref(address, { view, set: key === sets[0]?.key ? null : key }),
            label: title,
            current: key === set.key,
          }))}
        />
      ) : null}
      <SeasonLines {...shared} title={`${school} ${set.title}`} side="team" />
      <SeasonLines {...shared} title={`Opponents ${set.title}`} side="opponents" />
      <Abbreviations of={lettersOf(columns)} />
    </>
  )
}
