import type { Schedule } from '#contract/games.ts'

type Shown = Pick<Schedule, 'season' | 'currentSeason'> & { sport: { globalSportNameSlug: string } }

/** The other ways to see a season: as text for reporters and on paper. */
export function scheduleAddress({ sport, season, currentSeason }: Shown, form: 'text' | 'print'): string {
  const base = `/sports/${sport.globalSportNameSlug}/schedule/${form}`
  return season === currentSeason ? base : `${base}/${season}`
}

/**
 * Where a visitor is sent who did not say which view to see: the school may put another before the list. The calendar
 * opens at today, so it stands in for the current season alone.
 */
export function defaultView(
  schedule: Shown & { settings: Pick<Schedule['settings'], 'defaultView'> },
  query: URLSearchParams,
): string | null {
  if (query.size > 0) return null
  switch (schedule.settings.defaultView) {
    case 'list':
      return null
    case 'text':
      return scheduleAddress(schedule, 'text')
    case 'calendar':
      return schedule.season === schedule.currentSeason
        ? `/sports/${schedule.sport.globalSportNameSlug}/calendar`
        : null
  }
}

/** The list itself, whatever the school's default is. */
export const listAddress = (address: string, defaultView: Schedule['settings']['defaultView']): string =>
  defaultView === 'list' ? address : `${address}?view=list`
