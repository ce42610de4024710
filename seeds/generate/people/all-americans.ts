import { slugOf } from '../../basics/names.ts'
import { randomFor } from '../../basics/random.ts'
import type { Player, RosterPlayer } from '../../model/model.ts'
import type { AllAmerican, HistoricalPlayer, Inductee } from '../../model/model-people.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { seasonId } from '../games/seasons.ts'
import { paragraphs, programmesOf } from './sport-history.ts'

const teams = ['First Team', 'First Team', 'Second Team', 'Third Team', 'Honorable Mention']
const selectors = [
  'National College Sports Association',
  'Coaches Association',
  'Collegiate Sportswriters',
  'Scholastic Press Guild',
]

interface Person {
  firstName: string
  lastName: string
  hometown: string
}

function told(
  school: SchoolData,
  { firstName, lastName, hometown }: Person,
  sport: string,
  year: number,
  team: string,
  selector: string,
): string {
  return paragraphs(
    `${firstName} ${lastName} of ${hometown} was named to the ${selector} All-America ${team === 'Honorable Mention' ? 'list as an honorable mention' : team.toLowerCase()} in ${sport.toLowerCase()} in ${year}.`,
    `The ${school.mascotPlural} list every All-American since 1950 on the wall outside the athletics office.`,
  )
}

/** One in eight of those before the kept rosters, and some of the best of each completed season since. */
export function allAmericansOf(
  school: SchoolData,
  academicYears: readonly number[],
  people: {
    historicalPlayers: readonly HistoricalPlayer[]
    inductees: readonly Inductee[]
    players: readonly Player[]
    rosterPlayers: readonly RosterPlayer[]
  },
): AllAmerican[] {
  const programmes = programmesOf(school)
  const titleOf = (sportId: number) =>
    programmes.find((programme) => programme.sportId === sportId)?.definition.title ?? ''
  const portraits = new Map(
    people.inductees.map(({ sportId, firstName, lastName, image }) => [
      `${sportId} ${firstName} ${lastName}`,
      image,
    ]),
  )
  const old = people.historicalPlayers
    .filter(({ id }) => randomFor(school.key, 'all-american', id).chance(0.125))
    .map((player): AllAmerican => {
      const random = randomFor(school.key, 'all-american-life', player.id)
      const { id, sportId, firstName, lastName, position, hometown } = player
      const year = random.between(player.firstYear, player.lastYear)
      const [team, selector] = [random.pick(teams), random.pick(selectors)]
      return {
        id,
        sportId,
        firstName,
        lastName,
        slug: slugOf(`${firstName} ${lastName}`),
        year,
        team,
        selector,
        position,
        hometown,
        playerId: null,
        bio: told(school, player, titleOf(sportId), year, team, selector),
        image: portraits.get(`${sportId} ${firstName} ${lastName}`) ?? null,
      }
    })
  return [...old, ...recent(school, academicYears, people, titleOf)]
}

function recent(
  school: SchoolData,
  academicYears: readonly number[],
  { players, rosterPlayers }: { players: readonly Player[]; rosterPlayers: readonly RosterPlayer[] },
  titleOf: (sportId: number) => string,
): AllAmerican[] {
  const byId = new Map(players.map((player) => [player.id, player]))
  const bySeason = Map.groupBy(rosterPlayers, (line) => line.seasonId)
  return academicYears.slice(0, -1).flatMap((academicYear) =>
    programmesOf(school).flatMap(({ sportId, definition, team: { strength } }) => {
      const random = randomFor(school.key, 'all-american', sportId, academicYear)
      const veterans = (bySeason.get(seasonId(sportId, academicYear)) ?? []).filter(
        ({ academicYear: label }) => /Junior|Senior|Fifth|Graduate/.test(label),
      )
      if (veterans.length === 0 || !random.chance(0.3 + strength * 0.4)) return []
      const line = random.pick(veterans)
      const player = byId.get(line.playerId)
      if (!player) return []
      const year = definition.year === 'autumn' ? academicYear : academicYear + 1
      const [team, selector] = [random.pick(teams), random.pick(selectors)]
      return [
        {
          id: 10_000 + (academicYear % 100) * 100 + sportId,
          sportId,
          firstName: player.firstName,
          lastName: player.lastName,
          slug: player.slug,
          year,
          team,
          selector,
          position: line.position,
          hometown: player.hometown,
          playerId: player.id,
          bio: told(school, player, titleOf(sportId), year, team, selector),
          image: player.image,
        },
      ]
    }),
  )
}
