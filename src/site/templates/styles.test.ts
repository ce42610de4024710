import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../..')

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
      const path = name.startsWith('.') ? join(dirname(file), name) : name.replace(/^#(\w+)\//, `${src}/$1/`)
      reached(path, known)
    }
  }
  return known
}

const stylesOf = (file: string) =>
  [...reached(join(import.meta.dirname, file))]
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => relative(src, path))

/** What every page has. */
const inShell = stylesOf('../root.tsx')

test.each([
  ['home-sections.tsx', '../routes/home/home.tsx'],
  ['sport-home-sections.tsx', '../routes/sports/sport-home.tsx'],
  ['../domains/rosters/RosterLists.tsx', '../routes/rosters/roster.tsx'],
  ['../domains/rosters/PlayerParts.tsx', '../routes/rosters/player.tsx'],
  ['../domains/games/ScheduleList.tsx', '../routes/games/schedule.tsx'],
  ['../domains/games/CalendarDays.tsx', '../routes/games/calendar.tsx'],
  ['../domains/stats/BoxScoreView.tsx', '../routes/stats/boxscore.tsx'],
  ['../domains/stats/SeasonNumbers.tsx', '../routes/stats/stats.tsx'],
  ['../domains/media/PodcastListView.tsx', '../routes/media/podcasts.tsx'],
  ['../domains/media/PodcastView.tsx', '../routes/media/podcast.tsx'],
  ['../domains/media/PublicationCards.tsx', '../routes/media/publications.tsx'],
  ['../domains/media/WatchView.tsx', '../routes/media/watch.tsx'],
  ['../domains/media/VideoAside.tsx', '../routes/media/video.tsx'],
  ['../domains/media/GalleryCards.tsx', '../routes/media/galleries.tsx'],
  ['../domains/game-center/GameCenterParts.tsx', '../routes/game-center/game-center.tsx'],
])('the page has all styles that %s is drawn with', (sections, page) => {
  const ofPage = new Set([...inShell, ...stylesOf(page)])
  expect(stylesOf(sections).filter((path) => !ofPage.has(path))).toEqual([])
})
