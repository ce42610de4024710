import type { Game } from '#contract/games.ts'
import type { Video } from '#contract/media.ts'

type Filmed = Pick<Video, 'date' | 'title' | 'description'>
type Played = Pick<Game, 'startDate'> & { opponent: Pick<Game['opponent'], 'title'> }

const daysAfter = 2
const dayMs = 86_400_000
const most = 4

/**
 * The team's videos that are of this game: no video says so itself. They came out on its day, or within two days and
 * name the opponent.
 */
export function highlightsOf<Shown extends Filmed>(
  videos: readonly Shown[],
  { startDate, opponent }: Played,
): Shown[] {
  const day = Date.parse(startDate.slice(0, 10))
  return videos
    .filter(({ date, title, description }) => {
      const later = (Date.parse(date) - day) / dayMs
      return (
        later === 0 || (later > 0 && later <= daysAfter && `${title} ${description}`.includes(opponent.title))
      )
    })
    .slice(0, most)
}
