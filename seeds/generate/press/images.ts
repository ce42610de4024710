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

/** As seeds/art draws them: what tells one drawing of play from the next. */
const actionColors = [
  'white on the first color',
  'dark on the second color',
  'the second color on the dark first',
]

/** The drawings of play of a sport, each in its own words. */
export const drawingsOfPlay = (
  { school }: Newsroom,
  { definition, sport }: Pick<Team, 'definition' | 'sport'>,
) =>
  scenesOf(definition.family).map((name, index) =>
    picture(
      scenePath(school.key, name),
      `A drawing of ${sport.title.toLowerCase()} in motion, ${actionColors[index]} of ${school.shortName}`,
    ),
  )

/** Those of what is around a game: the stands, the board, the huddle. */
export const drawingsAround = ({ school }: Newsroom): Image[] =>
  sceneKinds.map(({ name, alt }) => picture(scenePath(school.key, name), alt))

/** In an order of their own. */
export const actionPictures = (
  room: Newsroom,
  team: Pick<Team, 'definition' | 'sport'>,
  key: string | number,
): Image[] => randomFor(room.school.key, 'action', key).shuffle(drawingsOfPlay(room, team))

/** A drawing of play: one of those of the sport. */
export const actionPicture = (...asked: Parameters<typeof actionPictures>): Image =>
  actionPictures(...asked)[0] ?? sportPicture(asked[0], asked[1].sport)

export const scenePictures = (room: Newsroom, key: string | number): Image[] =>
  randomFor(room.school.key, 'scene', key).shuffle(drawingsAround(room))

export const scenePicture = (...asked: Parameters<typeof scenePictures>): Image =>
  scenePictures(...asked)[0] ?? picture(posterPath(asked[0].school.key, 'general'), 'A poster')

export function gamePicture(room: Newsroom, team: Team, game: Game): Image {
  const random = randomFor(room.school.key, 'game-picture', game.id)
  if (random.chance(0.15)) return sportPicture(room, team.sport)
  return random.chance(0.75) ? actionPicture(room, team, game.id) : scenePicture(room, game.id)
}

export const facilityPicture = (room: Newsroom, facility: Facility): Image =>
  facility.images[0] ?? picture(posterPath(room.school.key, 'general'), facility.title)
