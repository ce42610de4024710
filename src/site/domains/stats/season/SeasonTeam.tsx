import type { CumulativeStats, StatLeaders } from '#contract/stats.ts'
import { Heading } from '#ui/Heading.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { LeaderCards } from '../parts/LeaderCards.tsx'
import { variedCategories } from '../parts/leaders-of.ts'
import { statText } from '../parts/stat-text.ts'
import styles from './SeasonTeam.module.css'

interface SeasonTeamProps {
  stats: CumulativeStats
  leaders: StatLeaders['categories']
  school: string
}

/** The team beside its opponents, number by number, and who leads it. */
export function SeasonTeam({ stats, leaders, school }: SeasonTeamProps) {
  const { columns, team, opponents } = stats
  return (
    <>
      {leaders.length > 0 ? (
        <section>
          <Heading level={2} size="regular" barred>
            Leaders
          </Heading>
          <div className="u-above-4">
            <LeaderCards categories={variedCategories(leaders, 8)} />
          </div>
        </section>
      ) : null}
      <Periods stats={stats} school={school} />
      <section>
        <Heading level={2} size="regular" barred>
          Team Totals
        </Heading>
        <div className={`u-shrink-items ${styles.tables}`}>
          {columns.flatMap((table) =>
            team[table.key] || opponents[table.key] ? (
              <TableFrame key={table.key} caption={table.title} size="small" maxHeight="none">
                <thead>
                  <tr>
                    <th scope="col">Number</th>
                    <th scope="col" data-align="end">
                      {school}
                    </th>
                    <th scope="col" data-align="end">
                      Opponents
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {table.columns.map(({ key, name, format }) => (
                    <tr key={key}>
                      <th scope="row">{name}</th>
                      <td data-align="end">{statText(team[table.key]?.[key], format)}</td>
                      <td data-align="end">{statText(opponents[table.key]?.[key], format)}</td>
                    </tr>
                  ))}
                </tbody>
              </TableFrame>
            ) : (
              []
            ),
          )}
        </div>
      </section>
    </>
  )
}

function Periods({ stats: { periods }, school }: Pick<SeasonTeamProps, 'stats' | 'school'>) {
  if (periods.labels.length === 0) return null
  const rows = [
    [school, periods.team],
    ['Opponents', periods.opponents],
  ] as const
  const total = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0)
  return (
    <section>
      <Heading level={2} size="regular" barred>
        Score by Period
      </Heading>
      <TableFrame caption="Score by period" hideCaption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            {periods.labels.map((label) => (
              <th key={label} scope="col" data-align="end">
                {label}
              </th>
            ))}
            <th scope="col" data-align="end">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, scores]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {periods.labels.map((label, index) => (
                <td key={label} data-align="end">
                  {scores[index] ?? 0}
                </td>
              ))}
              <td data-align="end">
                <b>{total(scores)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </section>
  )
}
