import { writeRecap } from '#server/domains/recaps/recap.ts'
import { randomFor } from '../../basics/random.ts'
import type { Game } from '../../model/model.ts'
import type { Draft } from './draft.ts'
import { howItWent, type Manner, mannerOf, placing, printedScore } from './game-facts.ts'
import { gamePicture } from './images.ts'
import { type Newsroom, publishedAt, publishedFrom, type Team } from './newsroom.ts'
import { capital, dateline, inWords, longDate, ordinal, shortDate, weekday } from './prose.ts'
import { captainQuote, coachAfter } from './quotes.ts'
import { type BoxOf, recapInput } from './recap-input.ts'
import { wordsOf } from './words.ts'

const winVerbs: Record<Exclude<Manner, 'field'>, string[]> = {
  forfeit: ['Awarded Win Over'],
  overtime: ['Outlast', 'Survive', 'Edge'],
  shutout: ['Blank', 'Shut Out', 'Keep Clean Sheet Against'],
  comeback: ['Rally Past', 'Come From Behind to Beat', 'Storm Back Against'],
  rout: ['Roll Past', 'Cruise Past', 'Run Away From', 'Power Past'],
  close: ['Hold Off', 'Edge', 'Slip Past', 'Squeeze Past'],
  plain: ['Top', 'Turn Back', 'Handle', 'Pull Away From', 'Take Care of', 'Down'],
}
const lossVerbs: Record<Exclude<Manner, 'field'>, string[]> = {
  forfeit: ['Forfeit to'],
  overtime: ['Fall in Extra Time to', 'Come Up Just Short Against'],
  shutout: ['Held Scoreless by', 'Shut Out by'],
  comeback: ['Overtaken Late by', 'Let Lead Slip Against'],
  rout: ['Fall to', 'Turned Away by'],
  close: ['Edged by', 'Come Up Short Against', 'Drop Close One to'],
  plain: ['Fall to', 'Drop Decision to', 'Defeated by'],
}

/** Headlines speak of the Kingfishers in the plural and of a team or a school in the singular. */
function agreeing(isPlural: boolean, verb: string): string {
  if (isPlural || verb.endsWith(' by') || verb.startsWith('Awarded')) return verb
  const [first = '', ...rest] = verb.split(' ')
  return [first.endsWith('y') ? `${first.slice(0, -1)}ies` : `${first}s`, ...rest].join(' ')
}

/** 'A shutout' in sports where zero is a feat; elsewhere the plain words do. */
const hasShutouts = new Set(['football', 'soccer', 'ice-hockey', 'field-hockey', 'baseball', 'softball'])

export function recapOf(room: Newsroom, team: Team, game: Game): Draft {
  const random = randomFor(room.school.key, 'recap', game.id)
  const draft = draftOf(room, team, game)
  return {
    id: game.id * 10 + 1,
    sport: team.sport,
    type: 'recap',
    writer: room.writers[team.sport.id % room.writers.length],
    image: gamePicture(room, team, game),
    imageCaption: `${team.definition.title} at ${room.venueOf(game)}`,
    games: [{ id: game.id, role: 'recap' }],
    playerIds: draft.quoted,
    staffIds: [team.coach.id],
    tags: tagsFor(team, game),
    when: whenOver(room, team, game, random.between(45, 110)),
    ...draft.story,
  }
}

function draftOf(room: Newsroom, team: Team, game: Game): Recap {
  if (game.teamScore === null) return fieldRecap(room, team, game)
  return room.boxOf(game) ? writtenRecap(room, team, game) : gameRecap(room, team, game)
}

interface Recap {
  story: Pick<Draft, 'title' | 'subHeadline' | 'text'>
  quoted: number[]
}

function whenOver(room: Newsroom, team: Team, game: Game, after: number): Draft['when'] {
  if (game.isAllDay) return publishedAt(room, game.endDate ?? game.startDate, '20:15')
  const end = Temporal.Instant.from(game.startUtc).add({
    minutes: Math.min(team.definition.minutes, 300) + after,
  })
  return publishedFrom(room, end)
}

function tagsFor(team: Team, game: Game): string[] {
  const tags = ['recap']
  if (game.isConference) tags.push('conference-play')
  if (game.tournament && game.teamScore !== null) tags.push('tournament')
  if (mannerOf(game, team.definition.family) === 'overtime') tags.push('overtime')
  if (game.opponentPrefix) tags.push('ranked-opponent')
  if (game.promotion === 'Senior Day') tags.push('senior-day')
  if (
    game.locationIndicator === 'H' &&
    team.games.find(({ locationIndicator }) => locationIndicator === 'H') === game
  )
    tags.push('home-opener')
  return tags
}

/** What the recap writer makes of the sheet, with what coach and captain said afterwards, which no sheet knows. */
function writtenRecap(room: Newsroom, team: Team, game: Game): Recap {
  const {
    headlines,
    subHeadlines,
    paragraphs,
    dateline: line,
  } = writeRecap(recapInput(room, team, game, ownSheet(room, game)))
  const random = randomFor(room.school.key, 'recap-quotes', game.id)
  const words = wordsOf(team.definition.family)
  const isGood = game.resultStatus === 'W'
  const captain = team.captains.length > 0 ? random.pick(team.captains) : null
  const coach = `${team.coach.firstName} ${team.coach.lastName}`
  const result = game.resultStatus === 'W' || game.resultStatus === 'T' ? game.resultStatus : 'L'
  const [lead = '', ...story] = paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' '))
  return {
    story: {
      title: headlines[0]?.text ?? '',
      subHeadline: subHeadlines[0]?.text ?? '',
      text: [
        line ? `${line} – ${lead}` : lead,
        ...story.slice(0, 1),
        `“${coachAfter(random, words, result)}” said head coach ${coach}.`,
        ...story.slice(1, 3),
        captain
          ? `“${captainQuote(random, isGood)}” said captain ${captain.player.firstName} ${captain.player.lastName}, ${article(captain.line.academicYear)} from ${captain.player.hometown}.`
          : '',
        ...story.slice(3),
      ],
    },
    quoted: captain ? [captain.player.id] : [],
  }
}

/** The sheets of the whole season would make every school several times slower to generate. */
const ownSheet =
  (room: Newsroom, game: Game): BoxOf =>
  (each) =>
    each === game ? room.boxOf(each) : undefined

/** A game that nobody kept a sheet of: an exhibition, a forfeit, a dual of wrestlers. */
function gameRecap(room: Newsroom, team: Team, game: Game): Recap {
  const { school } = room
  const { family, title: sportTitle } = team.definition
  const random = randomFor(school.key, 'recap-text', game.id)
  const words = wordsOf(family)
  const [us, them] = [school.shortName, room.opponentOf(game).title]
  const rank = game.opponentPrefix ? `No. ${game.opponentPrefix.replace('#', '')} ` : ''
  const score = printedScore(game)
  const found = mannerOf(game, family)
  const manner =
    found === 'shutout' && !hasShutouts.has(family) ? 'plain' : found === 'field' ? 'plain' : found
  const isWin = game.resultStatus === 'W'
  const isTie = game.resultStatus === 'T'
  const subject = rank
    ? random.pick([school.mascotPlural, us])
    : random.pick([school.mascotPlural, sportTitle, us])
  const verb = agreeing(
    subject === school.mascotPlural,
    isTie ? 'Draw With' : random.pick((isWin ? winVerbs : lossVerbs)[manner]),
  )
  const record = room.recordAfter(team, game)
  const place = game.locationIndicator === 'H' ? `at ${room.venueOf(game)}` : `in ${game.location}`
  const coach = `${team.coach.firstName} ${team.coach.lastName}`
  const captain = team.captains.length > 0 ? random.pick(team.captains) : null
  const lead = leadOf()
  const sentences = howItWent(game, family, us, them)
  const middle =
    sentences.length > 2
      ? [sentences.slice(0, 2).join(' '), sentences.slice(2).join(' ')]
      : [sentences.join(' ')]
  const counted = game.isExhibition
    ? 'The exhibition does not count toward the record.'
    : random.pick([
        `${us} is ${record.overall}${conferenceNote()}.`,
        `The result leaves ${us} at ${record.overall}${conferenceNote()}.`,
        `${capital(sportTitle.toLowerCase())} now stands at ${record.overall}${conferenceNote()}.`,
      ])
  const streak = Number(record.streak.slice(1)) >= 3 && !game.isExhibition ? streakNote(record.streak) : ''
  return {
    story: {
      title: `${subject} ${verb} ${rank}${them}${manner === 'forfeit' ? '' : `, ${score}`}${twinbill(game)}`,
      subHeadline: game.isExhibition
        ? `Exhibition ${words.contest} ${place}`
        : isTie
          ? `${us} is ${record.overall} after the ${words.contest} ${place}`
          : `${us} ${isWin ? 'moves' : 'drops'} to ${record.overall}${game.isConference ? `, ${record.conference} in the ${school.conference.abbreviation}` : ''}`,
      text: [
        `${dateline(game.location)} – ${lead}`,
        ...middle,
        `“${coachAfter(random, words, isTie ? 'T' : isWin ? 'W' : 'L')}” said head coach ${coach}. “${capital(followUp(isWin))}”`,
        captain
          ? `“${captainQuote(random, isWin)}” said captain ${captain.player.firstName} ${captain.player.lastName}, ${article(captain.line.academicYear)} from ${captain.player.hometown}.`
          : '',
        [
          counted,
          streak,
          game.promotion === 'Senior Day'
            ? `The ${school.mascotPlural} honored their senior class before the ${words.contest}.`
            : game.promotion
              ? `It was ${game.promotion} ${place}.`
              : '',
        ]
          .filter(Boolean)
          .join(' '),
        nextUp(room, team, game),
      ],
    },
    quoted: captain ? [captain.player.id] : [],
  }

  function leadOf(): string {
    const day = weekday(game.startDate)
    const what = `${game.isConference ? `${school.conference.title} ` : game.isExhibition ? 'exhibition ' : ''}${sportTitle.toLowerCase()}`
    const event = game.tournament ? ` at the ${game.tournament}` : ''
    if (manner === 'forfeit')
      return `${us} was ${isWin ? `awarded a forfeit win over ${them}` : `charged with a forfeit against ${them}`} on ${day}, ${shortDate(game.startDate)}. The ${words.contest} goes into the books as ${score}.`
    if (isTie)
      return random.pick([
        `${us} and ${rank}${them} could not be separated on ${day}, playing to a ${score} draw in ${what} ${place}.`,
        `Neither ${us} nor ${rank}${them} found a winner on ${day}, and a ${score} draw was a fair end to the ${words.contest} ${place}.`,
      ])
    const tail = `${place}${event}`
    if (isWin)
      return random.pick([
        `${us} ${manner === 'comeback' ? 'came from behind to beat' : manner === 'close' ? 'held off' : manner === 'rout' ? 'left little doubt against' : 'defeated'} ${rank}${them}, ${score}, in ${what} on ${day} ${tail}.`,
        `The ${school.mascotPlural} ${manner === 'overtime' ? 'needed extra time to beat' : 'got past'} ${rank}${them}, ${score}, on ${day} ${tail}.`,
        `It ended ${score} on ${day}, and it was ${us} that walked off the ${words.surface} a winner over ${rank}${them} ${tail}.`,
      ])
    return random.pick([
      `${us} fell to ${rank}${them}, ${score}, in ${what} on ${day} ${tail}.`,
      `${rank}${them} proved too much for the ${school.mascotPlural} on ${day}, taking the ${words.contest} ${score} ${tail}.`,
      `The ${school.mascotPlural} ${manner === 'close' || manner === 'overtime' ? 'were in it to the end but' : 'chased the score for much of the day and'} lost to ${rank}${them}, ${score}, on ${day} ${tail}.`,
    ])
  }

  function conferenceNote(): string {
    return game.isConference
      ? ` overall and ${record.conference} in ${school.conference.title} play`
      : ' on the season'
  }

  function streakNote(text: string): string {
    const count = inWords(Number(text.slice(1)))
    if (text.startsWith('W')) return `That is ${count} wins in a row.`
    return text.startsWith('L') ? `The ${school.mascotPlural} have lost ${count} straight.` : ''
  }

  function followUp(won: boolean): string {
    return won
      ? random.pick([
          'we enjoy it tonight and get back to work tomorrow.',
          'that is who this group wants to be.',
          `now we have to do it again.`,
        ])
      : random.pick([
          `we will look at it, learn from it and ${random.pick(words.mend)}.`,
          `we have to ${random.pick(words.mend)}, and we will.`,
        ])
  }
}

function fieldRecap(room: Newsroom, team: Team, game: Game): Recap {
  const { school } = room
  const random = randomFor(school.key, 'recap-text', game.id)
  const { family, title: sportTitle } = team.definition
  const words = wordsOf(family)
  const event = room.opponentOf(game).title
  const result = placing(game.prescore)
  const captain = team.captains.length > 0 ? random.pick(team.captains) : null
  const place = result ? `${result.isTied ? 'a tie for ' : ''}${ordinal(result.place)}` : 'the field'
  const top = result !== null && result.place <= 3
  const total = game.postscore
    ? family === 'golf'
      ? `a total of ${game.postscore}`
      : game.postscore.replace('pts.', 'points')
    : ''
  const days = game.endDate
    ? `The event ran from ${longDate(game.startDate)} to ${longDate(game.endDate)}.`
    : `It was a one-day event on ${longDate(game.startDate)}.`
  const subject = random.pick([school.mascotPlural, sportTitle])
  const verb = agreeing(subject === school.mascotPlural, result?.place === 1 ? 'Win' : 'Take')
  return {
    story: {
      title:
        result?.place === 1 && !result.isTied
          ? `${subject} ${verb} ${event}`
          : `${subject} ${verb} ${capital(place.replace('a tie for ', 'Share of '))} at ${event}`,
      subHeadline: result
        ? `${school.shortName} finishes ${game.prescore?.replace('T-', 'tied ')} in ${game.location}`
        : `${school.shortName} in ${game.location}`,
      text: [
        `${dateline(game.location)} – ${random.pick([
          `${school.shortName} ${sportTitle.toLowerCase()} came home with ${place} among ${result?.field ?? 'the'} teams at the ${event}, finishing with ${total}.`,
          `The ${school.mascotPlural} finished with ${total} for ${place} in a field of ${result?.field ?? 'many'} at the ${event}.`,
        ])}`,
        `${days} ${random.pick(['Conditions were good throughout.', 'The wind had its say on the first day.', `The ${words.surface} was in fine shape from start to finish.`])}`,
        `“${coachAfter(random, words, top ? 'W' : 'L')}” said head coach ${team.coach.firstName} ${team.coach.lastName}. “${top ? 'A result like that takes the whole lineup.' : `We have to ${random.pick(words.mend)}, and there is time to do it.`}”`,
        captain
          ? `“${captainQuote(random, top)}” said captain ${captain.player.firstName} ${captain.player.lastName}, ${article(captain.line.academicYear)} from ${captain.player.hometown}.`
          : '',
        `${school.shortName} has entered ${inWords(team.games.filter((each) => each.resultStatus !== null && each.startUtc <= game.startUtc).length)} ${team.games.length === 1 ? 'event' : 'events'} so far in ${team.season.title}.`,
        nextUp(room, team, game),
      ],
    },
    quoted: captain ? [captain.player.id] : [],
  }
}

/** The two ends of a doubleheader need two headlines. */
const twinbill = ({ gameNumber }: Game): string =>
  gameNumber === null ? '' : gameNumber === 1 ? ' in Opener' : ' in Nightcap'

export const article = (academicYear: string): string =>
  `${/^[AEIOU]/.test(academicYear) ? 'an' : 'a'} ${academicYear.toLowerCase()}`

/** The next date on the schedule. Later rounds are not named: nobody knows the draw yet. */
function nextUp(room: Newsroom, team: Team, game: Game): string {
  const { school } = room
  const next = room.nextAfter(team, game)
  const bracket = `${school.conference.title} Tournament`
  if (game.tournament === bracket || !next) return ''
  if (next.tournament === bracket) return `The ${bracket} comes next, beginning ${longDate(next.startDate)}.`
  const opponent = room.opponentOf(next).title
  const isEvent = next.tournament === opponent
  const where = next.locationIndicator === 'H' ? `at ${room.venueOf(next)}` : `in ${next.location}`
  const random = randomFor(school.key, 'next', game.id)
  if (isEvent)
    return `Next for the ${school.mascotPlural} is the ${opponent} ${where}, starting ${longDate(next.startDate)}.`
  return random.pick([
    `${school.shortName} is back in action on ${longDate(next.startDate)}, ${next.locationIndicator === 'A' ? `at ${opponent}` : `against ${opponent} ${where}`}.`,
    `Up next is ${opponent} on ${longDate(next.startDate)} ${where}.`,
    `The ${school.mascotPlural} ${next.locationIndicator === 'H' ? 'host' : next.locationIndicator === 'A' ? 'travel to' : 'meet'} ${opponent} on ${longDate(next.startDate)}${next.locationIndicator === 'N' ? ` ${where}` : ''}.`,
  ])
}
