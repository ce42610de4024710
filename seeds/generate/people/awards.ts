import { type Day, dayIn, dayOf, isoOf, weekdayOf } from '../../basics/calendar.ts'
import { type Random, randomFor } from '../../basics/random.ts'
import type { Game, Opponent, Player, RosterPlayer, Season, Sport } from '../../model/model.ts'
import type { Award } from '../../model/model-people.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { paragraphs } from './sport-history.ts'

export interface AwardSources {
  sports: readonly Sport[]
  seasons: readonly Season[]
  players: readonly Player[]
  rosterPlayers: readonly RosterPlayer[]
  opponents: readonly Opponent[]
  games: readonly Game[]
}

const mondayAfter = (day: Day): Day => day + 8 - weekdayOf(day)
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

/** Weekly awards for a won game, yearly ones for a season: all of them name people and games of the school. */
export function awardsOf(
  school: SchoolData,
  academicYears: readonly number[],
  today: Day,
  sources: AwardSources,
): Award[] {
  const players = new Map(sources.players.map((player) => [player.id, player]))
  const rosters = Map.groupBy(sources.rosterPlayers, ({ seasonId }) => seasonId)
  const hidden = new Set(sources.seasons.filter(({ isRosterHidden }) => isRosterHidden).map(({ id }) => id))
  const pickFrom = (
    random: Random,
    seasonId: number,
    isFit: (line: RosterPlayer) => boolean = () => true,
  ): Player | null => {
    const lines = hidden.has(seasonId) ? [] : (rosters.get(seasonId) ?? []).filter(isFit)
    return lines.length > 0 ? (players.get(random.pick(lines).playerId) ?? null) : null
  }
  return [
    ...weekly(school, today, sources, pickFrom),
    ...yearly(school, academicYears, today, sources, pickFrom),
  ]
}

type PickFrom = (random: Random, seasonId: number, isFit?: (line: RosterPlayer) => boolean) => Player | null

/** A woman and a man of each week at the larger school, one athlete at the smaller. */
function weekly(
  school: SchoolData,
  today: Day,
  { sports, opponents, games }: AwardSources,
  pickFrom: PickFrom,
): Award[] {
  const wins = games.filter(({ resultStatus, isExhibition }) => resultStatus === 'W' && !isExhibition)
  const weeks = Map.groupBy(wins, ({ startDate }) => mondayAfter(dayOf(startDate)))
  const genderOf = new Map(sports.map(({ id, gender }) => [id, gender]))
  const opponentTitles = new Map(opponents.map(({ id, title }) => [id, title]))
  const panels = school.key === 'halcyon' ? (['W', 'M'] as const) : ([null] as const)
  return [...weeks].flatMap(([monday, played]) => {
    if (monday > today) return []
    return panels.flatMap((gender, panel): Award[] => {
      const random = randomFor(school.key, 'athlete-of-the-week', isoOf(monday), panel)
      const fitting = gender ? played.filter(({ sportId }) => genderOf.get(sportId) === gender) : played
      const game = fitting.length > 0 ? random.pick(fitting) : null
      const player = game && pickFrom(random, game.seasonId)
      const sport = sports.find(({ id }) => id === game?.sportId)
      if (!game || !player || !sport) return []
      const against = opponentTitles.get(game.opponentId) ?? ''
      const result = `${game.teamScore}-${game.opponentScore} win ${game.atVs === 'at' ? 'at' : 'over'} ${against}`
      return [
        {
          id: 100_000 + monday * 2 + panel,
          title: `${school.mascotSingular} Athlete of the Week`,
          type: 'athlete-of-the-week',
          awardedOn: isoOf(monday),
          year: Number(isoOf(monday).slice(0, 4)),
          sportId: game.sportId,
          playerId: player.id,
          recipient: fullName(player),
          gameId: game.id,
          citation: `For a part in the ${result}`,
          description: paragraphs(
            `${fullName(player)} of ${sport.title} is the ${school.mascotSingular} Athlete of the Week after the ${result}.`,
            'The award is voted by the head coaches each Monday of the season.',
          ),
          image: player.image,
        },
      ]
    })
  })
}

interface Yearly {
  key: number
  title: string
  type: Award['type']
  on: string
  shortnames: readonly string[] | 'all'
  citation: (sport: string, season: string) => string
}

function yearlyAwards(school: SchoolData): Yearly[] {
  const { abbreviation } = school.conference
  return [
    {
      key: 1,
      title: `All-${abbreviation} First Team`,
      type: 'conference',
      on: '06-05',
      shortnames: 'all',
      citation: (sport, season) => `Voted to the first team in ${sport.toLowerCase()} for ${season}`,
    },
    {
      key: 2,
      title: `${abbreviation} Scholar-Athlete of the Year`,
      type: 'academic',
      on: '06-12',
      shortnames: 'all',
      citation: (sport, season) =>
        `Chosen from all of the conference in ${sport.toLowerCase()} for work in the classroom and in competition, ${season}`,
    },
    {
      key: 3,
      title: `${school.mascotSingular} of the Year`,
      type: 'department',
      on: '05-20',
      shortnames: 'all',
      citation: (sport, season) =>
        `Voted by the department's coaches for a ${season} season in ${sport.toLowerCase()}`,
    },
    {
      key: 4,
      title: 'National Sportsmanship Award',
      type: 'national',
      on: '06-20',
      shortnames: 'all',
      citation: (sport, season) =>
        `For conduct that opponents wrote in to praise, ${sport.toLowerCase()}, ${season}`,
    },
  ]
}

function yearly(
  school: SchoolData,
  academicYears: readonly number[],
  today: Day,
  { sports, seasons }: AwardSources,
  pickFrom: PickFrom,
): Award[] {
  const kept = new Set(academicYears)
  return yearlyAwards(school).flatMap((award) =>
    [...kept].flatMap((academicYear): Award[] => {
      const day = dayIn(academicYear, award.on)
      if (day > today) return []
      const real = sports.filter(({ nonSport }) => !nonSport)
      const chooser = randomFor(school.key, 'award', award.key, academicYear)
      const honored =
        award.type === 'conference' ? real : chooser.shuffle(real).slice(0, award.type === 'national' ? 1 : 2)
      return honored.flatMap((sport): Award[] => {
        const random = randomFor(school.key, 'award', award.key, academicYear, sport.id)
        const season = seasons.find(({ id }) => id === sport.id * 100 + (academicYear % 100))
        const player =
          season &&
          pickFrom(random, season.id, ({ academicYear: label }) => !/^(Freshman|First-Year)$/.test(label))
        if (!season || !player) return []
        const citation = award.citation(sport.title, season.title)
        return [
          {
            id: award.key * 10_000 + (academicYear % 100) * 100 + sport.id,
            title: award.title,
            type: award.type,
            awardedOn: isoOf(day),
            year: academicYear + 1,
            sportId: sport.id,
            playerId: player.id,
            recipient: fullName(player),
            gameId: null,
            citation,
            description: paragraphs(
              `${fullName(player)} of ${sport.title} received the ${award.title} award. ${citation}.`,
            ),
            image: player.image,
          },
        ]
      })
    }),
  )
}
