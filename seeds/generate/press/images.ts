import type { Image } from '#contract/shapes/shared.ts'
import { sceneKinds, scenesOf } from '../../art/scenes.ts'
import { fileUrl, posterPath, scenePath } from '../../basics/paths.ts'
import { randomFor } from '../../basics/random.ts'
import type { Facility, Game, Sport } from '../../model/model.ts'
import type { Newsroom, Team } from './newsroom.ts'

const picture = (path: string, alt: string): Image => ({ url: fileUrl(path), alt })

export const sportPicture = (room: Newsroom, sport: Sport): Image => ({
  url: sport.poster,
  alt: sport.nonSport
    ? `A poster of the ${room.school.mascotPlural}`
    : `A poster of ${room.school.shortName} ${sport.title}`,
})

/** A drawing of play: one of those of the sport. */
export function actionPicture(
  room: Newsroom,
  { definition, sport }: Pick<Team, 'definition' | 'sport'>,
  key: string | number,
): Image {
  const name = randomFor(room.school.key, 'action', key).pick(scenesOf(definition.family))
  return picture(
    scenePath(room.school.key, name),
    `A drawing of ${sport.title.toLowerCase()} in ${room.school.shortName} colors`,
  )
}

/** A drawing of what is around a game: the stands, the board, the huddle. */
export function scenePicture(room: Newsroom, key: string | number): Image {
  const kind = randomFor(room.school.key, 'scene', key).pick(sceneKinds)
  return picture(scenePath(room.school.key, kind.name), kind.alt)
}

export function gamePicture(room: Newsroom, team: Team, game: Game): Image {
  const random = randomFor(room.school.key, 'game-picture', game.id)
  if (random.chance(0.15)) return sportPicture(room, team.sport)
  return random.chance(0.75) ? actionPicture(room, team, game.id) : scenePicture(room, game.id)
}

export const facilityPicture = (room: Newsroom, facility: Facility): Image =>
  facility.images[0] ?? picture(posterPath(room.school.key, 'general'), facility.title)
