import { dayOf, isoOf } from '../../basics/calendar.ts'
import { personName, slugOf } from '../../basics/names.ts'
import { randomFor } from '../../basics/random.ts'
import type { ClippingRow, ClippingSportRow } from '../../model/model-press.ts'
import { printedScore } from './game-facts.ts'
import type { Newsroom } from './newsroom.ts'
import { longDate } from './prose.ts'

const sources: Record<string, string[]> = {
  halcyon: [
    'The Harbor Ledger',
    'Port Halcyon Evening Mail',
    'Breakwater Sports Weekly',
    'The Tidewater Courier',
    'College Lines',
  ],
  tamarack: [
    'Larch Lake Record',
    'The High Timber Post',
    'Three Valleys Tribune',
    'Inland Sports Weekly',
    'College Lines',
  ],
}

/** What the papers of the region printed: mostly about games, now and then about the place. */
export function clippingsOf(room: Newsroom): {
  clippings: ClippingRow[]
  clippingSports: ClippingSportRow[]
} {
  const { school } = room
  const papers = sources[school.key] ?? ['College Lines']
  const share = school.firstYearWord === 'First-Year' ? 0.04 : 0.028
  const clipped = room.teams.flatMap((team) =>
    team.games
      .filter(
        ({ id, teamScore, isExhibition, postscore }) =>
          teamScore !== null &&
          !isExhibition &&
          postscore !== 'Forfeit' &&
          randomFor(school.key, 'is-clipped', id).chance(share),
      )
      .map((game) => {
        const random = randomFor(school.key, 'clipping', game.id)
        const opponent = room.opponentOf(game).title
        const { firstName, lastName } = personName(random, random.chance(0.5) ? 'W' : 'M')
        const source = random.pick(papers)
        const won = game.resultStatus === 'W'
        const title = random.pick(
          won
            ? [
                `${school.shortName} finds a way past ${opponent}`,
                `${school.mascotPlural} give ${opponent} a long ride home`,
                `A good night for the ${school.mascotPlural}`,
              ]
            : [
                `${opponent} spoils the day for ${school.shortName}`,
                `${school.mascotPlural} look for answers after ${opponent}`,
                `Lessons for ${school.shortName} in ${team.definition.title.toLowerCase()}`,
              ],
        )
        const row: ClippingRow = {
          id: game.id,
          title,
          author: random.chance(0.85) ? `${firstName} ${lastName}` : null,
          source,
          link: `https://press.example/${slugOf(source)}/${game.startDate}/${slugOf(title)}`,
          summary: `On the ${team.definition.title.toLowerCase()} result of ${longDate(game.startDate)}, ${printedScore(game)}, and what head coach ${team.coach.firstName} ${team.coach.lastName} makes of it.`,
          clippedOn: isoOf(dayOf(game.startDate) + 1),
        }
        return { row, sportIds: [team.sport.id] }
      }),
  )
  const about = room.facilities.slice(0, 4).map((facility, index) => {
    const source = papers[index % papers.length] ?? 'College Lines'
    const title = `An afternoon at ${facility.title}`
    const sportIds = [
      ...new Set(
        room.teams
          .filter(({ games }) => games.some(({ facilityId }) => facilityId === facility.id))
          .map(({ sport }) => sport.id),
      ),
    ]
    const row: ClippingRow = {
      id: 100 + facility.id,
      title,
      author: null,
      source,
      link: `https://press.example/${slugOf(source)}/${slugOf(title)}`,
      summary: `A visit to ${facility.title}, opened in ${facility.opened}, and to the people who keep it going.`,
      clippedOn: isoOf(dayOf('2025-02-10') + index * 61),
    }
    return { row, sportIds }
  })
  const all = [...clipped, ...about].filter(({ row }) => row.clippedOn <= isoOf(room.now.day))
  return {
    clippings: all.map(({ row }) => row),
    clippingSports: all.flatMap(({ row, sportIds }) =>
      sportIds.map((sportId, index) => ({ id: row.id * 10 + index, clippingId: row.id, sportId })),
    ),
  }
}
