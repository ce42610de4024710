import { figure, many, num } from '../facts/figure.ts'
import { assemble } from '../telling/assemble.ts'
import { must, type Option, type Slot, slot } from '../telling/choose.ts'
import { clockText, recordText } from '../telling/ending.ts'
import { dateFact } from '../words/dates.ts'
import { type Fact, type Phrase, say, sentenceOf } from '../words/phrase.ts'
import type { NotesInput } from './ahead-input.ts'
import { leaderSlots } from './leader-slots.ts'
import { type Ahead, chosen, finalOf } from './preview.ts'

const name = (text: string, from: string): Fact => ({ kind: 'name', text, from })
/** A team plays daily at most; more than this nobody reads. */
const mostGames = 8

/** What a team did in a week and what comes, from everything that is known: the same input, the same words. */
export function writeNotes(input: NotesInput): Ahead {
  const { school, season, week } = input
  const us = name(school.name, 'school.name')
  const nick = school.mascot ? say`the ${name(school.mascot, 'school.mascot')}` : say`${us}`
  const sport = name(season.sport.toLowerCase(), 'season.sport')
  const titled = name(season.sport, 'season.sport')
  const isMany = school.mascot !== null
  const called: Called = { us, nick, isMany, sport }
  const from = dateFact(week.from, 'short', 'week.from')
  const seed = `${school.key}/notes/${season.id}/${week.from}`
  const paragraphs = assemble(
    [
      lead(input, called),
      input.played.slice(0, mostGames).map((_, index) => told(input, index, us)),
      leaderSlots(input.leaders, 'leaders', {
        team: say`${us}`,
        span: ' for the week',
        isWeek: true,
      }).slice(0, 6),
      standing(input, called),
      leaderSlots(input.seasonLeaders, 'seasonLeaders', { team: say`${us}`, span: ' this season' }).slice(
        0,
        6,
      ),
      input.coming.slice(0, mostGames).map((_, index) => coming(input, index, called)),
    ],
    seed,
  ).filter((sentences) => sentences.length > 0)
  return {
    headline: chosen(`${seed}/headline`, [
      say`${titled} Notes: The Week of ${from}`,
      say`${titled} Week in Review: ${from}`,
      say`The Week in ${titled}, ${from}`,
    ]),
    teaser: paragraphs[0]?.[0] ?? sentenceOf(say`The week of ${us} ${sport}`, new Set()),
    dateline: null,
    paragraphs,
  }
}

interface Called {
  us: Fact
  nick: Phrase
  isMany: boolean
  sport: Fact
}

function lead(
  { sums, played, coming: ahead, week }: NotesInput,
  { us, nick, isMany, sport }: Called,
): Slot[] {
  const from = dateFact(week.from, 'short', 'week.from')
  const to = dateFact(week.to, 'short', 'week.to')
  if (played.length === 0)
    return [
      slot('lead', must, [
        say`${us} ${sport} did not play in the week of ${from}`,
        say`It was a week without a game for ${us} ${sport}`,
        ahead.length > 0 && say`${nick} had the week of ${from} off and ${isMany ? 'look' : 'looks'} ahead`,
      ]),
    ]
  const line = recordText(sums, 'sums')
  const [wins, losses] = [figure(sums.wins, 'sums.wins'), figure(sums.losses, 'sums.losses')]
  const all = sums.wins + sums.losses + sums.ties
  const options: Option[] = [
    say`${us} ${sport} went ${line} in the week from ${from} to ${to}`,
    say`From ${from} to ${to} ${nick} went ${line}`,
    say`The week of ${from} ended at ${line} for ${us} ${sport}`,
    all > 1 &&
      sums.wins === all &&
      say`${us} ${sport} won all ${num(wins)} of its games in the week of ${from}`,
    all > 1 &&
      sums.losses === all &&
      say`${us} ${sport} lost all ${num(losses)} of its games in the week of ${from}`,
  ]
  return [slot('lead', must, options)]
}

function told({ played }: NotesInput, index: number, us: Fact): Slot {
  const path = `played.${index}`
  const game = played[index]
  if (!game) return slot(path, 0, [])
  const them = name(game.opponent, `${path}.opponent`)
  const day = dateFact(game.date, 'weekday', `${path}.date`)
  const final = finalOf(game.score, `${path}.score`)
  const where = { home: ' at home', away: ' on the road', neutral: '' }[game.site]
  const options = {
    W: [
      say`On ${day} ${us} beat ${them}, ${final}${where}`,
      say`${us} won ${final} over ${them} on ${day}${where}`,
      say`${day} brought a win over ${them}, ${final}${where}`,
      say`A win over ${them}, ${final}, came on ${day}${where}`,
      say`${them} was beaten ${final} on ${day}${where}`,
    ],
    L: [
      say`On ${day} ${us} fell to ${them}, ${final}${where}`,
      say`${us} lost ${final} to ${them} on ${day}${where}`,
      say`${day} brought a loss to ${them}, ${final}${where}`,
      say`A loss to ${them}, ${final}, came on ${day}${where}`,
      say`${them} won ${final} on ${day} against ${us}${where}`,
    ],
    T: [
      say`On ${day} ${us} drew with ${them}, ${final}${where}`,
      say`${us} and ${them} finished level at ${final} on ${day}${where}`,
      say`${day} brought a draw with ${them}, ${final}${where}`,
    ],
  }[game.result]
  return slot(path, 90 - index, options)
}

function standing({ record }: NotesInput, { us, nick, isMany }: Called): Slot[] {
  if (!record) return []
  const overall = recordText(record.overall, 'record.overall')
  const games = record.conference.wins + record.conference.losses + record.conference.ties
  const league =
    games > 0 ? say` and ${recordText(record.conference, 'record.conference')} in conference play` : say``
  const streak = record.streak && record.streak.games > 1 ? record.streak : null
  const run = streak && figure(streak.games, 'record.streak.games')
  return [
    slot('record', must, [
      say`That leaves ${us} at ${overall}${league}`,
      say`${us} is ${overall}${league}`,
      say`${nick} now ${isMany ? 'stand' : 'stands'} at ${overall}${league}`,
    ]),
    slot('streak', 50, [
      streak?.result === 'W' && run && say`The winning streak is ${many(run, 'game')} long`,
      streak?.result === 'W' && run && say`${us} has won ${num(run)} in a row`,
      streak?.result === 'L' && run && say`${us} has lost ${num(run)} in a row`,
      streak?.result === 'L' && run && say`The last ${num(run)} have been losses`,
    ]),
    slot('ground', 30, [
      record.home.wins + record.home.losses > 0 &&
        say`At home ${us} is ${recordText(record.home, 'record.home')}`,
      record.away.wins + record.away.losses > 0 &&
        say`On the road ${us} is ${recordText(record.away, 'record.away')}`,
    ]),
  ]
}

function coming({ coming: ahead }: NotesInput, index: number, { us, nick, isMany }: Called): Slot {
  const path = `coming.${index}`
  const game = ahead[index]
  if (!game) return slot(path, 0, [])
  const them = name(game.opponent, `${path}.opponent`)
  const the = game.isEvent ? 'the ' : ''
  const day = dateFact(game.date, 'long', `${path}.date`)
  const time =
    game.time && /^\d/.test(game.time)
      ? say` at ${{ kind: 'clock', text: clockText(game.time), from: `clock(${path}.time)` }}`
      : say``
  const isHost = game.site === 'home' && !game.isEvent
  const isGuest = game.site === 'away' && !game.isEvent
  return slot(path, 88 - index, [
    say`${nick} ${isMany ? 'meet' : 'meets'} ${the}${them} on ${day}${time}`,
    isHost && say`${us} is home to ${them} on ${day}${time}`,
    isHost && say`${them} comes to town on ${day}${time}`,
    isGuest && say`A trip to ${them} follows on ${day}${time}`,
    isGuest && say`${us} plays at ${them} on ${day}${time}`,
    say`On ${day} comes ${the}${them}${time}`,
  ])
}
