import { fig, figure, many, num, one, ratio, score } from '../facts/figure.ts'
import { assemble } from '../telling/assemble.ts'
import { must, type Option, type Slot, slot } from '../telling/choose.ts'
import { clockText, recordText } from '../telling/ending.ts'
import { dateline, place, seedOf } from '../telling/scene.ts'
import { hash } from '../words/choice.ts'
import { dateFact } from '../words/dates.ts'
import { type Fact, type Phrase, type Sentence, say, sentenceOf } from '../words/phrase.ts'
import type { PreviewInput } from './ahead-input.ts'
import { leaderSlots } from './leader-slots.ts'

export interface Ahead {
  headline: Sentence
  teaser: Sentence
  dateline: string | null
  paragraphs: Sentence[][]
}

const name = (text: string, from: string): Fact => ({ kind: 'name', text, from })

/** What a game is called by, by its own seed: two schools, and two games, are not told alike. */
export function chosen(seed: string, options: readonly Option[]): Sentence {
  const found = options.filter((option): option is Phrase => Array.isArray(option) && option.length > 0)
  const phrase = found[hash(seed) % found.length]
  if (!phrase) throw new RangeError('There is nothing to say')
  const { text, shape, facts } = sentenceOf(phrase, new Set())
  return { text: text.replace(/\.$/, ''), shape, facts }
}

/** The story of a game that is to be played, from everything that is known before it: the same input, the same words. */
export function writePreview(input: PreviewInput): Ahead {
  const { game, school, opponent } = input
  const us = name(school.name, 'school.name')
  const them = name(opponent.name, 'opponent.name')
  const nick = school.mascot ? say`the ${name(school.mascot, 'school.mascot')}` : say`${us}`
  const isMany = school.mascot !== null
  const day = dateFact(game.date, 'long', 'game.date')
  const short = dateFact(game.date, 'weekday', 'game.date')
  const seed = `${seedOf(input)}/preview`
  const paragraphs = assemble(
    [
      opening(input, { us, them, nick, isMany, day }),
      form(input, { us, nick, isMany }),
      leaderSlots(input.leaders, 'leaders', { team: say`${us}`, span: ' this season' }),
      history(input, { us, them }),
      after(input, { us, nick, isMany }),
    ],
    seed,
  ).filter((sentences) => sentences.length > 0)
  const bare = school.mascot ? say`${name(school.mascot, 'school.mascot')}` : say`${us}`
  const verb = (plural: string, single: string) => (isMany ? plural : single)
  return {
    headline: chosen(
      `${seed}/headline`,
      game.site === 'home'
        ? [
            say`${bare} ${verb('Host', 'Hosts')} ${them} on ${short}`,
            say`${them} Comes to Town on ${short}`,
            say`Up Next: ${us} Is Home to ${them}`,
          ]
        : game.site === 'away'
          ? [
              say`${bare} ${verb('Travel', 'Travels')} to ${them} on ${short}`,
              say`${bare} ${verb('Visit', 'Visits')} ${them} on ${short}`,
              say`Up Next: ${us} at ${them}`,
            ]
          : [
              say`${bare} ${verb('Meet', 'Meets')} ${them} on ${short}`,
              say`${bare} ${verb('Face', 'Faces')} ${them} on ${short}`,
              say`Up Next: ${us} Against ${them}`,
            ],
    ),
    teaser: paragraphs[0]?.[0] ?? sentenceOf(say`${us} meets ${them} on ${day}`, new Set()),
    dateline: dateline(game)?.text ?? null,
    paragraphs,
  }
}

interface Called {
  us: Fact
  nick: Phrase
  isMany: boolean
}

function opening(
  { game, opponent, school }: PreviewInput,
  { us, them, nick, isMany, day }: Called & { them: Fact; day: Fact },
): Slot[] {
  const sport = name(game.sport.toLowerCase(), 'game.sport')
  const where = place(game)
  const at = where.length > 0 ? say` ${where}` : say``
  const time =
    game.time && /^\d/.test(game.time)
      ? say` at ${{ kind: 'clock', text: clockText(game.time), from: 'clock(game.time)' }}`
      : say``
  const event =
    game.tournament && game.tournament !== opponent.name ? name(game.tournament, 'game.tournament') : null
  const rank = opponent.rank ? figure(opponent.rank, 'opponent.rank') : null
  const ownRank = school.rank ? figure(school.rank, 'school.rank') : null
  const league = school.conference ? name(school.conference, 'school.conference') : null
  return [
    slot('opening', must, [
      say`${us} ${sport} meets ${them} on ${day}${time}${at}`,
      game.site === 'home' && say`${nick} ${isMany ? 'host' : 'hosts'} ${them} on ${day}${time}${at}`,
      game.site === 'home' && say`${them} is the guest of ${us} ${sport} on ${day}${time}${at}`,
      game.site === 'away' && say`${nick} ${isMany ? 'travel' : 'travels'} to ${them} on ${day}${time}`,
      game.site === 'away' && say`A trip to ${them} awaits ${us} ${sport} on ${day}${time}`,
      game.site === 'neutral' && say`${nick} and ${them} meet${at} on ${day}${time}`,
    ]),
    slot('kind', 80, [
      game.isExhibition && say`It is an exhibition and counts toward no record`,
      game.isExhibition && say`The exhibition counts in no standings`,
      event && say`It is part of the ${event}`,
      event && say`Both play in the ${event}`,
      game.isConference && league && say`It counts in the standings of the ${league}`,
      game.isConference && league && say`The game is one of the ${league}`,
      game.isConference && say`It is a conference game`,
    ]),
    slot('ranks', 70, [
      rank && ownRank && say`${us} is ranked ${fig(ownRank)} and ${them} ${fig(rank)}`,
      rank && !ownRank && say`${them} comes in ranked ${fig(rank)}`,
      ownRank && !rank && say`${us} is ranked ${fig(ownRank)}`,
    ]),
    slot('promotion', 40, [
      game.promotion && game.site === 'home' && say`It is also ${name(game.promotion, 'game.promotion')}`,
      game.promotion && game.site === 'home' && say`${us} makes it ${name(game.promotion, 'game.promotion')}`,
    ]),
  ]
}

function form({ record, last, game }: PreviewInput, { us, nick, isMany }: Called): Slot[] {
  const options: Option[] = []
  const stand = isMany ? 'stand' : 'stands'
  if (record) {
    const overall = recordText(record.overall, 'record.overall')
    const league =
      game.isConference && record.conference.wins + record.conference.losses + record.conference.ties > 0
        ? say` and ${recordText(record.conference, 'record.conference')} in conference play`
        : say``
    options.push(
      say`${us} comes in at ${overall}${league}`,
      say`${nick} ${stand} at ${overall}${league} before the game`,
      say`The record of ${us} is ${overall}${league}`,
      say`So far ${us} is ${overall}${league}`,
    )
  }
  const streak = record?.streak && record.streak.games >= 2 ? record.streak : null
  const run = streak ? figure(streak.games, 'record.streak.games') : null
  const tally = record?.tally
  const games = tally && figure(tally.games, 'record.tally.games')
  const scored = tally && figure(tally.scored, 'record.tally.scored')
  const allowed = tally && figure(tally.allowed, 'record.tally.allowed')
  const five = record?.lastFive
  const home = record?.home
  const away = record?.away
  const hasPlayed = (line: typeof home) => line && line.wins + line.losses + line.ties > 0
  const final = last ? finalOf(last.score, 'last.score') : null
  const opponent = last ? name(last.opponent, 'last.opponent') : null
  const when = last ? dateFact(last.date, 'short', 'last.date') : null
  return [
    slot('record', must, options),
    slot('streak', 55, [
      streak?.result === 'W' && run && say`${us} has won ${num(run)} in a row`,
      streak?.result === 'W' && run && say`A winning streak of ${many(run, 'game')} is on the line`,
      streak?.result === 'L' && run && say`${us} has lost ${num(run)} straight and looks for an end to it`,
      streak?.result === 'L' && run && say`It would be the first win after ${many(run, 'loss', 'losses')}`,
      streak?.result === 'T' && run && say`The last ${num(run)} have all been draws`,
    ]),
    slot('last', 50, [
      last?.result === 'W' &&
        final &&
        opponent &&
        when &&
        say`Last time out ${us} beat ${opponent}, ${final}, on ${when}`,
      last?.result === 'W' &&
        final &&
        opponent &&
        when &&
        say`The last one was a win: ${final} over ${opponent} on ${when}`,
      last?.result === 'L' &&
        final &&
        opponent &&
        when &&
        say`Last time out ${us} fell to ${opponent}, ${final}, on ${when}`,
      last?.result === 'L' &&
        final &&
        opponent &&
        when &&
        say`The last one was lost, ${final}, to ${opponent} on ${when}`,
      last?.result === 'T' &&
        final &&
        opponent &&
        when &&
        say`The last one ended level, ${final}, with ${opponent} on ${when}`,
    ]),
    slot('five', 30, [
      five && say`Over the last five games ${us} is ${recordText(five, 'record.lastFive')}`,
      five && say`The last five games make it ${recordText(five, 'record.lastFive')}`,
    ]),
    slot('ground', 35, [
      game.site === 'home' &&
        home &&
        hasPlayed(home) &&
        say`At home ${us} is ${recordText(home, 'record.home')}`,
      game.site === 'home' &&
        home &&
        hasPlayed(home) &&
        say`The record at home is ${recordText(home, 'record.home')}`,
      game.site === 'away' &&
        away &&
        hasPlayed(away) &&
        say`On the road ${us} is ${recordText(away, 'record.away')}`,
      game.site === 'away' &&
        away &&
        hasPlayed(away) &&
        say`The record away from home is ${recordText(away, 'record.away')}`,
    ]),
    slot('tally', 32, [
      tally &&
        games &&
        scored &&
        allowed &&
        tally.games > 2 &&
        say`Over ${num(games)} games the score adds up to ${fig(scored)} for and ${fig(allowed)} against`,
      tally &&
        games &&
        scored &&
        allowed &&
        tally.games > 2 &&
        tally.scored > tally.games * 2 &&
        say`${us} scores ${one(ratio(scored, games))} a game and gives up ${one(ratio(allowed, games))}`,
    ]),
  ]
}

/** The higher first, as a sports page prints it. */
export function finalOf(pair: readonly [number, number], path: string): Phrase {
  const [ours, theirs] = [figure(pair[0], `${path}.0`), figure(pair[1], `${path}.1`)]
  return ours.value >= theirs.value ? score(ours, theirs) : score(theirs, ours)
}

function history({ series }: PreviewInput, { us, them }: { us: Fact; them: Fact }): Slot[] {
  if (!series?.last) return []
  const { last } = series
  const meetings = figure(series.meetings, 'series.meetings')
  const wins = figure(series.wins, 'series.wins')
  const losses = figure(series.losses, 'series.losses')
  const final = finalOf(last.score, 'series.last.score')
  const when = say`${dateFact(last.date, 'short', 'series.last.date')}, ${{ kind: 'date', text: last.date.slice(0, 4), from: 'year(series.last.date)' }}`
  const isPlural = series.meetings > 1
  return [
    slot('series', 45, [
      isPlural &&
        series.wins > 0 &&
        say`${us} has won ${num(wins)} of the ${num(meetings)} meetings on record`,
      isPlural &&
        series.losses > 0 &&
        say`${them} has won ${num(losses)} of the ${num(meetings)} meetings on record`,
      isPlural && say`They have met ${many(meetings, 'time')} on record, with ${many(wins, 'win')} for ${us}`,
    ]),
    slot('met', 44, [
      last.result === 'W' && say`${us} won the last meeting, ${final}, on ${when}`,
      last.result === 'W' && say`When they last met, on ${when}, ${us} won, ${final}`,
      last.result === 'L' && say`${them} won the last meeting, ${final}, on ${when}`,
      last.result === 'L' && say`When they last met, on ${when}, ${them} won, ${final}`,
      last.result === 'T' && say`The last meeting, on ${when}, ended level at ${final}`,
    ]),
  ]
}

function after({ next }: PreviewInput, { us, nick, isMany }: Called): Slot[] {
  if (!next) return []
  const day = dateFact(next.date, 'long', 'next.date')
  const opponent = name(next.opponent, 'next.opponent')
  const the = next.isEvent ? 'the ' : ''
  return [
    slot('after', 42, [
      next.site === 'home' && !next.isEvent && say`After that ${us} is home to ${opponent} on ${day}`,
      next.site === 'away' && !next.isEvent && say`After that ${us} plays at ${opponent} on ${day}`,
      say`${nick} then ${isMany ? 'meet' : 'meets'} ${the}${opponent} on ${day}`,
      say`Next after it comes ${the}${opponent} on ${day}`,
    ]),
  ]
}
