import { isoOf } from '../../basics/calendar.ts'
import { randomFor } from '../../basics/random.ts'
import type { Game } from '../../model/model.ts'
import { departmentStories, specialStories } from './department-stories.ts'
import type { Draft } from './draft.ts'
import type { Newsroom, Team } from './newsroom.ts'
import { calledOff, previewOf } from './previews.ts'
import { recapOf } from './recaps.ts'
import { teamStories } from './team-stories.ts'

/** Share of a sport's games that are written up: the office goes where the crowd is. */
const attention: Record<string, number> = {
  football: 0.9,
  basketball: 0.15,
  volleyball: 0.1,
  soccer: 0.11,
  'ice-hockey': 0.11,
  baseball: 0.07,
  softball: 0.07,
  lacrosse: 0.14,
}

const isRecapped = ({ school }: Newsroom, { definition }: Team, game: Game, scale: number): boolean =>
  randomFor(school.key, 'is-recapped', game.id).chance((attention[definition.family] ?? 0.07) * scale)

const isPreviewed = ({ school }: Newsroom, { definition }: Team, game: Game, scale: number): boolean =>
  definition.ticketed &&
  randomFor(school.key, 'is-previewed', game.id).chance(
    (definition.family === 'football' ? 0.7 : 0.07) * scale,
  )

/** `withMedia` are games that have pictures or film: those are always written up. */
export function draftsOf(room: Newsroom, withMedia: ReadonlySet<number | null>): Draft[] {
  const isSmall = room.school.firstYearWord === 'First-Year'
  const scale = isSmall ? 0.45 : 1
  const today = isoOf(room.now.day)
  const aboutGames = room.teams.flatMap((team) =>
    team.games.flatMap((game): Draft[] => {
      const drafts: Draft[] = []
      if (game.status === 'A' && isPreviewed(room, team, game, scale)) {
        const preview = previewOf(room, team, game)
        if (preview.when.publishedOn <= today) drafts.push(preview)
      }
      const isWritten = withMedia.has(game.id) || isRecapped(room, team, game, scale)
      if (game.resultStatus !== null && isWritten) drafts.push(recapOf(room, team, game))
      const isOff = game.status === 'P' || game.status === 'C'
      if (isOff && randomFor(room.school.key, 'is-told', game.id).chance(0.6 * scale))
        drafts.push(calledOff(room, team, game))
      return drafts
    }),
  )
  return [
    ...aboutGames,
    ...room.teams.flatMap((team) => teamStories(room, team, isSmall ? 0.4 : 0.9)),
    ...departmentStories(room),
    ...specialStories(room),
  ]
}
