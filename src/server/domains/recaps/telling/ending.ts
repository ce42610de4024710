import { fig, figure, many, nth, num, score } from '../facts/figure.ts'
import { type GameFacts, have } from '../facts/game-facts.ts'
import type { RecapInput, WinLossTie } from '../input/recap-input.ts'
import { dateFact } from '../words/dates.ts'
import { a, type Fact, type Phrase, say } from '../words/phrase.ts'
import { must, type Option, type Slot, slot } from './choose.ts'
import { place } from './scene.ts'

const name = (text: string, from: string): Fact => ({ kind: 'name', text, from })

/** '5-2', '5-2-1'. */
export function recordText({ wins, losses, ties }: WinLossTie, path: string): Phrase {
  const [won, lost, tied] = [wins, losses, ties].map((value, index) =>
    fig(figure(value, `${path}.${['wins', 'losses', 'ties'][index]}`)),
  )
  if (!won || !lost || !tied) return []
  return ties > 0 ? say`${won}-${lost}-${tied}` : say`${won}-${lost}`
}

/** The record after the game, and in the conference where it counted there. */
export function recordSlot({ input, us, winner }: GameFacts): Slot {
  const { game, record, school } = input
  const key = 'record'
  if (game.isExhibition)
    return slot(key, must, [
      say`As an exhibition, the result does not count in the standings or toward the season record`,
      say`The exhibition counts toward no record`,
      say`Nothing from the exhibition goes into the season record`,
    ])
  if (!record) return slot(key, must, [])
  const overall = recordText(record.overall, 'record.overall')
  const league = game.isConference
    ? say` overall and ${recordText(record.conference, 'record.conference')} in ${school.conference ? name(school.conference, 'school.conference') : 'conference'} play`
    : say` on the season`
  const short = game.isConference
    ? say`, ${recordText(record.conference, 'record.conference')} in the league`
    : say``
  const won = winner === us
  return slot(key, must, [
    winner !== null && say`${us.name} ${won ? 'improved' : 'dropped'} to ${overall}${league}`,
    winner !== null &&
      say`The ${won ? 'win' : 'loss'} ${won ? 'moved' : 'left'} ${us.nick} ${won ? 'to' : 'at'} ${overall}${league}`,
    say`${us.name} is ${overall}${league}`,
    say`${us.nick} ${us.isPlural ? 'stand' : 'stands'} at ${overall}${short}`,
    say`The result leaves ${us.name} with ${overall.length > 3 ? 'a record of ' : 'a mark of '}${overall}${league}`,
  ])
}

const streakWords = { W: 'won', L: 'lost', T: 'tied' } as const

export function streakSlot({ input, us }: GameFacts, contest: string): Slot {
  const { record, game } = input
  const key = 'streak'
  if (!record || game.isExhibition) return slot(key, 0, [])
  const options: Option[] = []
  const { streak, ended } = record
  if (streak && streak.games >= 2) {
    const games = figure(streak.games, 'record.streak.games')
    const verb = streakWords[streak.result]
    options.push(
      streak.result !== 'T' && say`${us.nick} ${have(us)} ${verb} ${num(games)} in a row`,
      streak.result === 'W' && say`It was the ${nth(games)} straight win for ${us.name}`,
      streak.result === 'L' && say`It was the ${nth(games)} consecutive loss for ${us.name}`,
      streak.result === 'W' &&
        streak.games > 2 &&
        say`The winning streak has reached ${many(games, contest, plural(contest))}`,
      streak.result === 'L' && streak.games > 2 && say`${us.name} has dropped ${num(games)} straight`,
      streak.result === 'T' && say`${us.name} has played to ${num(games)} draws in a row`,
    )
  } else if (ended && ended.games >= 2) {
    const games = figure(ended.games, 'record.ended.games')
    const isBad = ended.result === 'L'
    options.push(
      ended.result !== 'T' &&
        say`The result ended ${a(say`${num(games)}-${contest} ${isBad ? 'losing' : 'winning'} streak`)}`,
      isBad && say`${us.name} had lost ${num(games)} in a row before ${todayWord(input)}`,
      ended.result === 'W' && say`${us.nick} had won ${num(games)} straight coming in`,
    )
  }
  return slot(key, 40, options)
}

const todayWord = (input: RecapInput): Fact => dateFact(input.game.date, 'weekday', 'game.date')
const plural = (contest: string): string => (contest.endsWith('h') ? `${contest}es` : `${contest}s`)

/** The last meetings of the two, and the one before this. */
export function seriesSlots({ input, us, them, winner }: GameFacts): Slot[] {
  const { series } = input.context
  if (!series || series.meetings < 2 || input.game.isExhibition) return []
  const wins = figure(series.wins, 'context.series.wins')
  const losses = figure(series.losses, 'context.series.losses')
  const meetings = figure(series.meetings, 'context.series.meetings')
  const { last } = series
  const options: Option[] = []
  if (series.wins === series.meetings)
    options.push(
      say`${us.name} has won all ${num(meetings)} of the last meetings between the two`,
      say`That makes ${many(meetings, 'win')} in a row over ${them.name}`,
    )
  else if (series.losses === series.meetings)
    options.push(
      say`${them.name} has taken each of the last ${num(meetings)} meetings`,
      say`${us.name} has not beaten ${them.name} in the last ${num(meetings)} meetings`,
    )
  else {
    if (series.wins > 0)
      options.push(
        say`${us.name} has won ${num(wins)} of the last ${num(meetings)} meetings with ${them.name}`,
        winner !== us &&
          say`${us.name} still has ${many(wins, 'win')} in the last ${num(meetings)} games against ${them.name}`,
      )
    if (series.losses > 0)
      options.push(say`${them.name} has taken ${num(losses)} of the last ${num(meetings)} meetings`)
  }
  const previous: Option[] = []
  if (last) {
    const path = 'context.series.last'
    const printed = score(...ordered(last.score, `${path}.score`))
    const day = dateFact(last.date, 'short', `${path}.date`)
    const year = say`${{ kind: 'date', text: last.date.slice(0, 4), from: `year(${path}.date)` }}`
    const when = say`${day}, ${year}`
    previous.push(
      last.result === 'W' && say`${us.name} won the previous meeting, ${printed}, on ${when}`,
      last.result === 'L' && say`${them.name} won when they last met, ${printed}, on ${when}`,
      last.result === 'T' && say`The teams had drawn, ${printed}, when they last met on ${when}`,
      last.result === 'L' &&
        winner === us &&
        say`It made up for ${a(say`${printed} loss`)} in the previous meeting on ${when}`,
      last.result === 'W' &&
        winner === them &&
        say`${them.name} turned around ${a(say`${printed} loss`)} from the previous meeting on ${when}`,
    )
  }
  return [slot('series', 30, options), slot('last-meeting', 26, previous)]
}

function ordered(pair: readonly [number, number], path: string) {
  const [ours, theirs] = [figure(pair[0], `${path}.0`), figure(pair[1], `${path}.1`)]
  return ours.value >= theirs.value ? ([ours, theirs] as const) : ([theirs, ours] as const)
}

/** The record without this game. */
function cameIn({ wins, losses, ties }: WinLossTie, isWin: boolean): Phrase | null {
  if (wins + losses + ties < 2) return null
  const path = 'record.overall'
  const without = (value: number, key: string, isThis: boolean) =>
    fig(isThis ? figure(value - 1, `less(${path}.${key},one())`) : figure(value, `${path}.${key}`))
  const tied = ties > 0 ? say`-${fig(figure(ties, `${path}.ties`))}` : say``
  return say`${without(wins, 'wins', isWin)}-${without(losses, 'losses', !isWin)}${tied}`
}

/** Where the two stand beyond the record itself: at home, and the opponent by its own count. */
export function standingSlots({ input, us, them, winner }: GameFacts, unit: string): Slot[] {
  const { record, game, box } = input
  const home = record && recordText(record.home, 'record.home')
  const theirs = box?.teams[1].record ?? ''
  const isPlain = /^\d+-\d+(?:-\d+)?$/.test(theirs)
  const said: Fact = name(theirs, 'box.teams.1.record')
  const length = box?.venue.duration ?? ''
  const counts = record && !game.isExhibition
  const before = record && winner ? cameIn(record.overall, winner === us) : null
  const five = record?.lastFive
  const tally = record?.tally
  const [scored, allowed, played] = tally
    ? [
        figure(tally.scored, 'record.tally.scored'),
        figure(tally.allowed, 'record.tally.allowed'),
        figure(tally.games, 'record.tally.games'),
      ]
    : []
  return [
    slot('came-in', 21, [
      counts && before && say`${us.name} had come in at ${before}`,
      counts && before && say`Before the day ${us.nick} had been ${before}`,
      counts && before && say`${us.nick} began the day with a record of ${before}`,
    ]),
    slot('form', 29, [
      counts && five && say`Over the last five games ${us.name} is ${recordText(five, 'record.lastFive')}`,
      counts &&
        five &&
        five.wins > 2 &&
        say`${us.name} has won ${num(figure(five.wins, 'record.lastFive.wins'))} of its last five`,
      counts &&
        five &&
        five.losses > 2 &&
        say`${us.name} has lost ${num(figure(five.losses, 'record.lastFive.losses'))} of its last five`,
    ]),
    slot('tally', 24, [
      counts &&
        scored &&
        allowed &&
        played &&
        tally &&
        tally.games > 2 &&
        tally.scored !== 1 &&
        say`In ${num(played)} games this season ${us.name} has ${fig(scored)} ${unit} for and ${fig(allowed)} against`,
      counts &&
        scored &&
        allowed &&
        played &&
        tally &&
        tally.games > 2 &&
        tally.scored !== 1 &&
        say`The season so far adds up to ${fig(scored)} ${unit} for ${us.name} and ${fig(allowed)} for opponents over ${num(played)} games`,
      counts &&
        scored &&
        allowed &&
        tally &&
        tally.games > 2 &&
        tally.scored !== 1 &&
        say`${us.nick} ${have(us)} ${fig(scored)} ${unit} this season and ${have(us)} given up ${fig(allowed)}`,
    ]),
    slot('home', 20, [
      home && game.site === 'home' && !game.isExhibition && say`${us.name} is ${home} at home`,
      home && game.site === 'home' && !game.isExhibition && say`The home record is ${home}`,
      home &&
        game.site === 'home' &&
        !game.isExhibition &&
        say`On ${us.its} own ground ${us.nick} ${us.isPlural ? 'are' : 'is'} ${home}`,
    ]),
    slot('road', 20, [
      counts &&
        game.site === 'away' &&
        say`On the road ${us.name} is ${recordText(record.away, 'record.away')}`,
      counts &&
        game.site === 'away' &&
        say`Away from home ${us.nick} ${us.isPlural ? 'are' : 'is'} ${recordText(record.away, 'record.away')}`,
    ]),
    slot('their-record', 28, [
      isPlain && say`${them.name} is ${said}`,
      isPlain && say`${them.name} stands at ${said} after the result`,
      isPlain && say`For ${them.name} it makes ${said} on the season`,
    ]),
    slot('length', 8, [
      /^\d:\d\d$/.test(length) &&
        say`It took ${{ kind: 'clock', text: length, from: 'box.venue.duration' }} to play`,
      /^\d:\d\d$/.test(length) &&
        say`The whole thing lasted ${{ kind: 'clock', text: length, from: 'box.venue.duration' }}`,
    ]),
  ]
}

export function crowdSlot({ input, us }: GameFacts): Slot {
  const { box, game } = input
  const seen = box?.venue.attendance ?? 0
  const crowd = fig(figure(seen, 'box.venue.attendance'))
  const where = place(game)
  const promotion = game.promotion ? name(game.promotion, 'game.promotion') : null
  return slot('crowd', 12, [
    seen > 99 && say`Attendance was ${crowd}`,
    seen > 99 && where.length > 0 && say`A crowd of ${crowd} watched ${where}`,
    seen > 99 && say`The attendance was announced as ${crowd}`,
    promotion &&
      game.site === 'home' &&
      !/senior/i.test(game.promotion ?? '') &&
      say`It was ${promotion} ${where}`,
    promotion && /senior/i.test(game.promotion ?? '') && say`${us.name} marked ${promotion} with the game`,
  ])
}

export function nextSlot({ input, us }: GameFacts): Slot {
  const { next } = input
  const key = 'next'
  if (!next) return slot(key, must, [])
  const day = dateFact(next.date, 'long', 'next.date')
  const opponent = name(next.opponent, 'next.opponent')
  const where = place({ ...input.game, ...next }, 'next')
  const at = where.length > 0 ? say` ${where}` : say``
  const time =
    next.time && /^\d/.test(next.time)
      ? say` at ${{ kind: 'clock', text: clockText(next.time), from: 'clock(next.time)' }}`
      : say``
  if (next.isEvent)
    return slot(key, must, [
      say`${us.nick} ${us.isPlural ? 'go' : 'goes'} to the ${opponent} next, starting ${day}${at}`,
      say`Next on the schedule is the ${opponent}, which begins ${day}${at}`,
      say`Up next is the ${opponent}${at}, starting ${day}`,
    ])
  const bracket = next.tournament ? say` in the ${name(next.tournament, 'next.tournament')}` : say``
  const league = next.isConference ? ' in conference play' : ''
  if (next.site === 'home')
    return slot(key, must, [
      say`${us.name} is home to ${opponent} on ${day}${time}${at}`,
      say`Next up is a home date with ${opponent} on ${day}${time}${bracket}`,
      say`${us.nick} ${us.isPlural ? 'host' : 'hosts'} ${opponent} on ${day}${at}${league}`,
      say`${opponent} comes to town on ${day}${time}${bracket}`,
      say`${us.name} returns to action on ${day}, when it meets ${opponent}${at}`,
    ])
  if (next.site === 'away')
    return slot(key, must, [
      say`${us.name} plays at ${opponent} on ${day}${time}${bracket}`,
      say`${us.nick} ${us.isPlural ? 'travel' : 'travels'} to ${opponent} on ${day}${league}`,
      say`Next is a road trip to ${opponent} on ${day}${bracket}`,
      say`A visit to ${opponent} follows on ${day}${time}`,
      say`${us.name} is back in action on ${day} at ${opponent}${bracket}`,
    ])
  return slot(key, must, [
    say`${us.name} meets ${opponent}${at} on ${day}${time}${bracket}`,
    say`Next up is ${opponent} on ${day}${at}${bracket}`,
    say`${us.nick} ${us.isPlural ? 'face' : 'faces'} ${opponent} next, on ${day}${at}${bracket}`,
  ])
}

/** '7 p.m.' of '7:00 PM'. */
export const clockText = (time: string): string =>
  time.replace(':00', '').replace(/\s*([AP])\.?M\.?$/i, (_, half: string) => ` ${half.toLowerCase()}.m.`)
