import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../..')

const pathOf = (name: string, from: string) =>
  name.startsWith('.') ? join(dirname(from), name) : name.replace(/^#(\w+)\//, `${src}/$1/`)

/** Every file of ours that a file imports when it is loaded, itself included; what it loads later is not followed. */
function reached(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known
  known.add(file)
  if (/\.tsx?$/.test(file)) {
    const source = readFileSync(file, 'utf8')
    for (const [, types, name = ''] of source.matchAll(
      /^(?:import|export)( type)?\b[^;]*?from '([^']+)'/gms,
    )) {
      if (types) continue
      reached(pathOf(name, file), known)
    }
  }
  return known
}

const stylesOf = (file: string) =>
  [...reached(pathOf(file, import.meta.filename))]
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => relative(src, path))

/** What every page has. */
const inShell = stylesOf('#site/root.tsx')

test.each([
  ['./home-sections.tsx', '#site/routes/home/home.tsx'],
  ['./sport-home-sections.tsx', '#site/routes/sports/sport-home.tsx'],
  ['#site/domains/rosters/roster/RosterLists.tsx', '#site/routes/rosters/roster.tsx'],
  ['#site/domains/rosters/player/PlayerParts.tsx', '#site/routes/rosters/player.tsx'],
  ['#site/domains/games/schedule/ScheduleList.tsx', '#site/routes/games/schedule.tsx'],
  ['#site/domains/games/calendar/CalendarDays.tsx', '#site/routes/games/calendar.tsx'],
  ['#site/domains/stats/box-score/BoxScoreView.tsx', '#site/routes/stats/boxscore.tsx'],
  ['#site/domains/stats/season/SeasonNumbers.tsx', '#site/routes/stats/stats.tsx'],
  ['#site/domains/media/podcasts/PodcastListView.tsx', '#site/routes/media/podcasts.tsx'],
  ['#site/domains/media/podcasts/PodcastView.tsx', '#site/routes/media/podcast.tsx'],
  ['#site/domains/media/publications/PublicationCards.tsx', '#site/routes/media/publications.tsx'],
  ['#site/domains/media/videos/WatchView.tsx', '#site/routes/media/watch.tsx'],
  ['#site/domains/media/videos/VideoAside.tsx', '#site/routes/media/video.tsx'],
  ['#site/domains/media/galleries/GalleryCards.tsx', '#site/routes/media/galleries.tsx'],
  ['#site/domains/game-center/GameCenterParts.tsx', '#site/routes/game-center/game-center.tsx'],
])('the page has all styles that %s is drawn with', (sections, page) => {
  const ofPage = new Set([...inShell, ...stylesOf(page)])
  expect(stylesOf(sections).filter((path) => !ofPage.has(path))).toEqual([])
})
