import { useSearchParams } from 'react-router'
import type { GridSeason } from '#contract/editing/desk.grids.ts'
import { useCall } from '../api/queries.ts'
import controls from '../fields/parts/controls.module.css'
import styles from './SeasonPicker.module.css'

interface TeamNow {
  sportId: number
  sport: string
  seasonId: number
}

/** Each team with the season that it is in, by name. */
function useTeamsNow(): readonly TeamNow[] | null {
  const { data } = useCall(
    'list',
    { kind: 'seasons', filter: 'isCurrent:true', limit: 100 },
    { staleMs: 5 * 60_000 },
  )
  if (!data) return null
  return data.items
    .map(({ id, value }) => {
      const sportId = Number(value.sportId)
      return { seasonId: id, sportId, sport: data.titles[`sports/${sportId}`] ?? '' }
    })
    .toSorted((a, b) => a.sport.localeCompare(b.sport))
}

/** The season that a grid is of: the one of its address, otherwise the first team's of now. */
export function useSeasonId(): { seasonId: number | null; isNone: boolean; open(seasonId: number): void } {
  const [search, setSearch] = useSearchParams()
  const teams = useTeamsNow()
  return {
    seasonId: Number(search.get('season')) || (teams?.[0]?.seasonId ?? null),
    isNone: teams?.length === 0,
    open: (seasonId) => setSearch({ season: String(seasonId) }),
  }
}

/** Another team, or another season of it. */
export function SeasonPicker({ season, onOpen }: { season: GridSeason; onOpen(seasonId: number): void }) {
  const teams = useTeamsNow() ?? []
  const own = teams.some(({ sportId }) => sportId === season.sportId)
  return (
    <div className={styles.picker}>
      <select
        aria-label="Team"
        className={controls.input}
        value={season.sportId}
        onChange={({ target }) => {
          const team = teams.find(({ sportId }) => sportId === Number(target.value))
          if (team) onOpen(team.seasonId)
        }}
      >
        {own ? null : <option value={season.sportId}>{season.sport}</option>}
        {teams.map(({ sportId, sport }) => (
          <option key={sportId} value={sportId}>
            {sport}
          </option>
        ))}
      </select>
      <select
        aria-label="Season"
        className={controls.input}
        value={season.id}
        onChange={({ target }) => onOpen(Number(target.value))}
      >
        {season.seasons.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}
