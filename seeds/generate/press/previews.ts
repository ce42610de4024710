import { dayOf, isoOf } from '../../basics/calendar.ts'
import { randomFor } from '../../basics/random.ts'
import type { Game } from '../../model/model.ts'
import type { Draft } from './draft.ts'
import { printedScore } from './game-facts.ts'
import { actionPicture } from './images.ts'
import { type Newsroom, publishedAt, type Team } from './newsroom.ts'
import { dateline, longDate, weekday } from './prose.ts'
import { beforeQuote } from './quotes.ts'
import { wordsOf } from './words.ts'

/** Two days ahead, when the time is settled and nothing has been called off. */
export function previewOf(room: Newsroom, team: Team, game: Game): Draft {
  const { school } = room
  const random = randomFor(school.key, 'preview', game.id)
  const { family, title: sportTitle } = team.definition
  const words = wordsOf(family)
  const opponent = room.opponentOf(game)
  const index = team.games.indexOf(game)
  const last = team.games
    .slice(0, index)
    .findLast(
      ({ resultStatus, startDate }) => resultStatus !== null && startDate <= isoOf(dayOf(game.startDate) - 2),
    )
  const record = last ? room.recordAfter(team, last) : null
  const rank = game.opponentPrefix ? `No. ${game.opponentPrefix.replace('#', '')} ` : ''
  const where = game.locationIndicator === 'H' ? room.venueOf(game) : game.location
  const day = weekday(game.startDate)
  const met = team.games
    .slice(0, index)
    .findLast((each) => each.opponentId === game.opponentId && each.teamScore !== null)
  const coach = `${team.coach.firstName} ${team.coach.lastName}`
  const title = random.pick([
    `${sportTitle} ${game.locationIndicator === 'H' ? 'Hosts' : game.locationIndicator === 'A' ? 'Heads to' : 'Meets'} ${rank}${opponent.title} on ${day}`,
    `Preview: ${school.shortName} ${game.atVs} ${rank}${opponent.title}`,
    `${school.mascotPlural} Ready for ${rank}${opponent.title}`,
  ])
  return {
    id: game.id * 10 + 2,
    sport: team.sport,
    type: 'preview',
    template: 'notes',
    title,
    subHeadline: `${longDate(game.startDate)}, ${game.isAllDay ? 'all day' : game.time} in ${game.location}`,
    writer: room.writers[(team.sport.id + 1) % room.writers.length],
    image: actionPicture(room, team, `preview ${game.id}`),
    alternateImage: { url: opponent.image, alt: `The crest of ${opponent.title}` },
    text: [
      `${dateline(`${school.city}, ${school.state}`)} – ${school.shortName} ${sportTitle.toLowerCase()} ${game.locationIndicator === 'H' ? `welcomes ${rank}${opponent.title} to ${where}` : game.locationIndicator === 'A' ? `goes on the road to play ${rank}${opponent.title} in ${where}` : `meets ${rank}${opponent.title} at a neutral site in ${where}`} on ${longDate(game.startDate)}.`,
      game.isAllDay
        ? 'Play runs all day.'
        : `${words.start} is set for ${game.time}${game.timeZone === school.timeZone ? '' : ' local time'}.`,
      record && last
        ? `The ${school.mascotPlural} come in at ${record.overall}${game.isConference ? ` and ${record.conference} in the ${school.conference.title}` : ''}. Last time out they ${lastResult(room, last)}.`
        : `It is the first date of the ${team.season.title} season for the ${school.mascotPlural}.`,
      met
        ? `The two sides have met already this season: ${met.resultStatus === 'W' ? school.shortName : met.resultStatus === 'L' ? opponent.title : 'neither side'} won, ${printedScore(met)}, on ${longDate(met.startDate)}.`.replace(
            'neither side won, ',
            'they drew ',
          )
        : opponent.mascot
          ? `The ${opponent.mascot} make their home in ${opponent.location}.`
          : '',
      `“${beforeQuote(random, opponent.title, words)}” head coach ${coach} said.`,
      [
        game.media.tv ? `The ${words.contest} is on ${game.media.tv}.` : '',
        game.media.radio ? `${game.media.radio} has the call on the radio.` : '',
        game.media.stats ? 'Live stats are linked from the schedule.' : '',
      ]
        .filter(Boolean)
        .join(' '),
      game.promotion
        ? `It is also ${game.promotion}. ${game.promotion === 'Senior Day' ? 'The senior class will be introduced with their families before the start.' : 'Gates open early, and the first fans through them are the best served.'}`
        : '',
    ],
    links: [
      {
        title: 'Full schedule',
        url: `/sports/${team.sport.globalSportNameSlug}/schedule`,
        openInNewWindow: false,
      },
      ...(game.media.video ? [{ title: 'Watch', url: game.media.video, openInNewWindow: true }] : []),
    ],
    games: [{ id: game.id, role: 'preview' }],
    staffIds: [team.coach.id],
    tags: [
      'preview',
      ...(game.isConference ? ['conference-play'] : []),
      ...(game.opponentPrefix ? ['ranked-opponent'] : []),
      ...(game.promotion ? ['game-day'] : []),
    ],
    when: publishedAt(
      room,
      isoOf(dayOf(game.startDate) - 2),
      `${random.between(10, 16)}:${random.pick(['00', '15', '30'])}`,
    ),
  }
}

function lastResult(room: Newsroom, last: Game): string {
  const opponent = room.opponentOf(last).title
  if (last.teamScore === null) return `finished ${last.prescore?.replace('T-', 'tied ')} at the ${opponent}`
  const verb = last.resultStatus === 'W' ? 'beat' : last.resultStatus === 'L' ? 'lost to' : 'drew with'
  return `${verb} ${opponent}, ${printedScore(last)}`
}

/** A date that will not be kept: told three days ahead, as the schedule does. */
export function calledOff(room: Newsroom, team: Team, game: Game): Draft {
  const { school } = room
  const random = randomFor(school.key, 'called-off', game.id)
  const opponent = room.opponentOf(game).title
  const isPostponed = game.status === 'P'
  const word = isPostponed ? 'postponed' : 'cancelled'
  const words = wordsOf(team.definition.family)
  const reason = random.pick([
    'the forecast',
    'unplayable conditions',
    'illness in the visiting party',
    'travel trouble',
    'the state of the field',
  ])
  return {
    id: game.id * 10 + 3,
    sport: team.sport,
    type: 'release',
    template: 'notes',
    title: `${team.definition.title} ${game.atVs === 'at' ? 'at' : 'Against'} ${opponent} ${isPostponed ? 'Postponed' : 'Cancelled'}`,
    writer: room.writers[0],
    image: actionPicture(room, team, `off ${game.id}`),
    text: [
      `${dateline(`${school.city}, ${school.state}`)} – The ${team.definition.title.toLowerCase()} ${words.contest} between ${school.shortName} and ${opponent}, set for ${longDate(game.startDate)} in ${game.location}, has been ${word} because of ${reason}.`,
      isPostponed
        ? `The two schools are looking for a new date, which will be announced on the schedule page as soon as it is agreed.`
        : 'It will not be made up.',
      game.locationIndicator === 'H' && team.definition.ticketed
        ? `Tickets ${isPostponed ? 'remain good for the new date' : 'will be refunded automatically by the ticket office'}. Questions can be sent to ${school.settings.site.supportEmail}.`
        : 'Nobody needs to do anything further.',
      `“It is the right call, and everybody involved made it together,” said head coach ${team.coach.firstName} ${team.coach.lastName}.`,
    ],
    games: [{ id: game.id, role: 'related' }],
    staffIds: [team.coach.id],
    tags: ['schedule-change', 'weather'],
    when: publishedAt(room, isoOf(dayOf(game.startDate) - 3), '15:30'),
  }
}
