import { score } from '../facts/figure.ts'
import type { GameFacts, Team } from '../facts/game-facts.ts'
import type { Manner } from '../facts/manner.ts'
import type { RecapInput } from '../input/recap-input.ts'
import { hash } from '../words/choice.ts'
import { ordinal } from '../words/numbers.ts'
import { type Part, type Phrase, type Sentence, say, sentenceOf, textOf } from '../words/phrase.ts'
import { type Option } from './choose.ts'
import { recordText } from './ending.ts'
import { type Decisive, finalScore, lengthNote } from './lead.ts'
import { place, seedOf } from './scene.ts'

export interface Headings {
  /** The best first; an editor takes one. */
  headlines: Sentence[]
  subHeadlines: Sentence[]
  /** What a reader sees before opening. */
  teaser: Sentence
}

/** As the Kingfishers take them, and as a school does. */
type Verb = readonly [string, string]
const won: Record<Manner, readonly Verb[]> = {
  forfeit: [['awarded forfeit win over', 'awarded forfeit win over']],
  shootout: [
    ['outlast', 'outlasts'],
    ['get past', 'gets past'],
  ],
  tie: [['draw with', 'draws with']],
  overtime: [
    ['outlast', 'outlasts'],
    ['edge', 'edges'],
    ['get past', 'gets past'],
  ],
  shutout: [
    ['blank', 'blanks'],
    ['shut out', 'shuts out'],
  ],
  comeback: [
    ['rally past', 'rallies past'],
    ['storm back to beat', 'storms back to beat'],
    ['come from behind to beat', 'comes from behind to beat'],
  ],
  rout: [
    ['roll past', 'rolls past'],
    ['cruise past', 'cruises past'],
    ['run away from', 'runs away from'],
    ['power past', 'powers past'],
  ],
  close: [
    ['hold off', 'holds off'],
    ['edge', 'edges'],
    ['slip past', 'slips past'],
    ['squeeze past', 'squeezes past'],
  ],
  plain: [
    ['top', 'tops'],
    ['turn back', 'turns back'],
    ['beat', 'beats'],
    ['down', 'downs'],
    ['handle', 'handles'],
  ],
}
const lost: Record<Manner, readonly Verb[]> = {
  forfeit: [['forfeit to', 'forfeits to']],
  shootout: [['fall to', 'falls to']],
  tie: [['draw with', 'draws with']],
  overtime: [
    ['fall to', 'falls to'],
    ['come up short against', 'comes up short against'],
  ],
  shutout: [
    ['shut out by', 'shut out by'],
    ['held scoreless by', 'held scoreless by'],
  ],
  comeback: [
    ['overtaken by', 'overtaken by'],
    ['let lead slip against', 'lets lead slip against'],
  ],
  rout: [
    ['fall to', 'falls to'],
    ['turned away by', 'turned away by'],
  ],
  close: [
    ['edged by', 'edged by'],
    ['come up short against', 'comes up short against'],
    ['drop close one to', 'drops close one to'],
  ],
  plain: [
    ['fall to', 'falls to'],
    ['drop decision to', 'drops decision to'],
    ['defeated by', 'defeated by'],
  ],
}

export function headingsOf(
  input: RecapInput,
  facts: GameFacts | null,
  decisive: readonly Decisive[],
  paragraphs: Sentence[][],
): Headings {
  const teaser = paragraphs[0]?.[0] ?? { text: '', shape: '', facts: [] }
  if (!facts) return { ...meetHeadings(input), teaser }
  if (input.game.result === null) return { ...soFarHeadings(facts), teaser }
  const seed = seedOf(input)
  return {
    headlines: ordered(`${seed}/headline`, headlinesOf(facts, decisive)).map(titled),
    subHeadlines: ordered(`${seed}/sub`, subHeadlinesOf(facts, decisive)).map(untitled),
    teaser,
  }
}

/** While a game is being played its headline claims no end. */
function soFarHeadings({ us, them, input }: GameFacts): Pick<Headings, 'headlines' | 'subHeadlines'> {
  const level = us.score.value === them.score.value
  const ahead = us.score.value > them.score.value
  const standing = ahead ? score(us.score, them.score) : score(them.score, us.score)
  const where = place(input.game)
  return {
    headlines: [
      titled(
        level
          ? say`${us.name}, ${them.name} level at ${standing}`
          : say`${us.name} ${ahead ? 'leads' : 'trails'} ${them.ranked}, ${standing}`,
      ),
    ],
    subHeadlines: where.length > 0 ? [untitled(say`Being played ${where}`)] : [],
  }
}

function headlinesOf(facts: GameFacts, decisive: readonly Decisive[]): Option[] {
  const { us, them, winner, manner, input } = facts
  const final = manner === 'forfeit' ? [] : say`, ${finalScore(facts)}${lengthNote(facts)}`
  const tail = tailOf(input)
  const nick = bare(us)
  const behind = decisive.find(({ team, noun }) => team === winner && noun && textOf(noun).length < 60)?.noun
  if (!winner)
    return [
      say`${nick} and ${them.ranked} play to ${score(us.score, them.score)} tie${tail}`,
      say`${us.name} draws with ${them.ranked}${final}${tail}`,
      say`${nick}, ${them.name} finish level at ${score(us.score, them.score)}${tail}`,
    ]
  const verbs = (winner === us ? won : lost)[manner]
  return [
    ...verbs.flatMap(([plural, singular]): Option[] => [
      say`${nick} ${us.isPlural ? plural : singular} ${them.ranked}${final}${tail}`,
      say`${us.name} ${singular} ${them.ranked}${final}${tail}`,
    ]),
    behind &&
      say`${winner === us ? us.name : them.name} ${winner === us ? (verbs[0]?.[1] ?? 'beats') : 'beats'} ${winner === us ? them.ranked : us.name}, ${finalScore(facts)}, behind ${behind}`,
  ]
}

/** The two ends of a doubleheader need two headlines. */
function tailOf({ game }: RecapInput): Phrase {
  if (game.doubleheader !== null) return game.doubleheader === 1 ? say` in opener` : say` in nightcap`
  return game.isExhibition ? say` in exhibition` : []
}

function subHeadlinesOf(facts: GameFacts, decisive: readonly Decisive[]): Option[] {
  const { us, them, input, winner, manner } = facts
  const { record, game } = input
  const where = place(game)
  const overall = record && !game.isExhibition ? recordText(record.overall, 'record.overall') : null
  const league =
    record && game.isConference
      ? say`, ${recordText(record.conference, 'record.conference')} in conference play`
      : say``
  return [
    ...(manner === 'forfeit'
      ? []
      : decisive.slice(0, 3).map(({ clause, act, team }) => clause ?? (act && say`${team.name} ${act}`))),
    overall &&
      say`${us.name} ${winner === us ? 'moves' : winner ? 'drops' : 'is'} ${winner ? 'to ' : ''}${overall}${league}`,
    where.length > 0 &&
      say`${game.isExhibition ? 'Exhibition' : 'Game'} with ${them.name} ${where} ends ${finalScore(facts)}${lengthNote(facts)}`,
  ]
}

/** 'Kingfishers' without the article, as a headline has it. */
const bare = ({ nick }: Team): Phrase => (nick[0] === 'the ' ? nick.slice(1) : nick)

function ordered(seed: string, options: readonly Option[]): Phrase[] {
  const found = options.filter((option): option is Phrase => Array.isArray(option) && option.length > 0)
  const unlike = found.filter(
    (phrase, index) => found.findIndex((other) => textOf(other) === textOf(phrase)) === index,
  )
  return unlike
    .map((phrase, index) => ({ phrase, order: hash(`${seed}/${index}`) }))
    .sort((one, other) => one.order - other.order)
    .map(({ phrase }) => phrase)
    .slice(0, 4)
}

const lowly = new Set('a an and as at but by for from in of on or the to with'.split(' '))

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const capitalised = (part: Part): Part => {
  if (typeof part !== 'string') return part.kind === 'number' ? { ...part, text: upper(part.text) } : part
  return part.replace(/(?<![’\p{L}])[a-z][a-z’]*/gu, (word) => (lowly.has(word) ? word : upper(word)))
}

const untitled = (phrase: Phrase): Sentence => {
  const { text, shape, facts } = sentenceOf(phrase, new Set())
  return { text: text.replace(/\.$/, ''), shape, facts }
}
const titled = (phrase: Phrase): Sentence => untitled(phrase.map(capitalised))

function meetHeadings({ game, school, opponent }: RecapInput): Pick<Headings, 'headlines' | 'subHeadlines'> {
  const event = { kind: 'name', text: opponent.name, from: 'opponent.name' } as const
  const us = { kind: 'name', text: school.name, from: 'school.name' } as const
  const where = place(game)
  return {
    headlines: [titled(say`${us} ${placingOf(game)}${event}`)],
    subHeadlines: where.length > 0 ? [untitled(say`${us} ${where}`)] : [],
  }
}

function placingOf({ placing }: RecapInput['game']): Phrase {
  if (!placing) return say`at `
  if (placing.place === 1 && !placing.isTied) return say`wins `
  const rank = { kind: 'number', text: ordinal(placing.place), from: 'game.placing.place' } as const
  return say`${placing.isTied ? 'shares' : 'takes'} ${rank} at `
}
