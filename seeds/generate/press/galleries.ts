import type { GalleryImage } from '#contract/media.ts'
import { academicYearOf, dayIn, isoOf } from '../../basics/calendar.ts'
import { slugOf } from '../../basics/names.ts'
import { randomFor } from '../../basics/random.ts'
import type { Game } from '../../model/model.ts'
import type { GalleryRow } from '../../model/model-press.ts'
import { printedScore } from './game-facts.ts'
import { actionPictures, facilityPicture, scenePictures } from './images.ts'
import { type Newsroom, publishedAt, publishedFrom, type Team } from './newsroom.ts'
import { longDate } from './prose.ts'

export interface GalleryOfGame extends GalleryRow {
  gameId: number | null
}

const placeDays = ['07-20', '09-09', '11-11', '02-02', '04-04']

/** Pictures of home games, and of the places themselves. */
export function galleriesOf(room: Newsroom): GalleryOfGame[] {
  const { school } = room
  const scale = school.firstYearWord === 'First-Year' ? 0.8 : 1
  const credit = `${school.shortName} Athletics`
  const games = room.teams.flatMap((team) =>
    team.games
      .filter(
        ({ locationIndicator, teamScore, isAllDay }) =>
          locationIndicator === 'H' && teamScore !== null && !isAllDay,
      )
      .filter(({ id }) =>
        randomFor(school.key, 'has-gallery', id).chance((team.definition.ticketed ? 0.045 : 0.015) * scale),
      )
      .map((game) => ({ team, game })),
  )
  const ofGames = games.map(({ team, game }): GalleryOfGame => {
    const opponent = room.opponentOf(game).title
    const title = `${team.definition.title} vs. ${opponent}, ${longDate(game.startDate).split(', ')[1]}`
    const end = Temporal.Instant.from(game.startUtc).add({
      minutes: Math.min(team.definition.minutes, 300) + 150,
    })
    return {
      id: game.id,
      gameId: game.id,
      sportId: team.sport.id,
      title,
      slug: slugOf(title),
      description: `${school.shortName} and ${opponent} at ${room.venueOf(game)} on ${longDate(game.startDate)}; final score ${printedScore(game)}.`,
      images: imagesOf(room, team, game, credit),
      ...publishedFrom(room, end),
    }
  })
  const places = room.facilities.slice(0, 5).map((facility, index): GalleryOfGame => {
    const title = `Inside ${facility.title}`
    const family = room.teams.find(({ games: played }) =>
      played.some(({ facilityId }) => facilityId === facility.id),
    )
    return {
      id: 300 + facility.id,
      gameId: null,
      sportId: null,
      title,
      slug: slugOf(title),
      description: facility.teaser,
      images: [
        { ...facilityPicture(room, facility), caption: facility.title, credit },
        ...(family
          ? actionPictures(room, family, facility.id)
              .slice(0, 2)
              .map((image) => ({
                ...image,
                caption: `${family.definition.title} at ${facility.title}`,
                credit,
              }))
          : []),
        ...scenePictures(room, facility.id)
          .slice(0, 3)
          .map((image) => ({
            ...image,
            caption: `${facility.title} on a day of the season`,
            credit,
          })),
      ],
      ...publishedAt(
        room,
        isoOf(dayIn(academicYearOf(room.now.day) - 1, placeDays[index] ?? '07-20')),
        '12:00',
      ),
    }
  })
  return [...ofGames, ...places]
}

function imagesOf(room: Newsroom, team: Team, game: Game, credit: string): GalleryImage[] {
  const random = randomFor(room.school.key, 'gallery', game.id)
  const opponent = room.opponentOf(game)
  const captions = [
    `${team.definition.title} against ${opponent.title} at ${room.venueOf(game)}.`,
    'Early in the day, with everything still to play for.',
    'A break in play.',
    `The ${room.school.mascotPlural} talk it over.`,
    'The stands had a good deal to say.',
    'One of many turns.',
    `${opponent.title} on the other side.`,
    'The last moments.',
    'Afterwards.',
  ]
  const count = random.between(6, 9)
  // No drawing twice, so that no words are heard twice: where play is used up, what is around it goes on.
  const play = actionPictures(room, team, game.id)
  const around = scenePictures(room, game.id)
  return Array.from({ length: count }, (_, index) => {
    const drawn = index % 3 === 1 ? around.shift() : (play.shift() ?? around.shift())
    const crest = { url: opponent.image, alt: `The crest of ${opponent.title}` }
    const image = index === count - 3 || !drawn ? crest : drawn
    return {
      ...image,
      caption: captions[index === count - 3 ? 6 : index] ?? null,
      credit: index % 4 === 3 ? null : credit,
    }
  })
}
