import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import { type GameFacts, gameFacts } from './facts/game-facts.ts'
import type { RecapInput } from './input/recap-input.ts'
import { basketball } from './sports/basketball.ts'
import { diamond } from './sports/diamond.ts'
import { football } from './sports/football.ts'
import { goals } from './sports/goals.ts'
import { meetPlan } from './sports/meet.ts'
import { plainGame } from './sports/plain-game.ts'
import { soFarPlan } from './sports/so-far.ts'
import type { Story, Teller } from './sports/story.ts'
import { tennis } from './sports/tennis.ts'
import { volleyball } from './sports/volleyball.ts'
import { assemble } from './telling/assemble.ts'
import type { Slot } from './telling/choose.ts'
import { crowdSlot, nextSlot, recordSlot, seriesSlots, standingSlots, streakSlot } from './telling/ending.ts'
import { type Headings, headingsOf } from './telling/headline.ts'
import { doubleheaderSlot, leadSlot } from './telling/lead.ts'
import { reserveSlots } from './telling/reserve.ts'
import { dateline, seedOf } from './telling/scene.ts'
import { seasonSlots } from './telling/summary.ts'
import type { Sentence } from './words/phrase.ts'

export interface Recap extends Headings {
  /** 'PORT HALCYON, MD', in front of the first paragraph. */
  dateline: string | null
  paragraphs: Sentence[][]
  html: string
}

const tellers: Record<SportGroup, Teller> = {
  basketball,
  football,
  volleyball,
  tennis,
  baseball: diamond,
  soccer: goals,
  hockey: goals,
  lacrosse: goals,
  'field-hockey': goals,
  'water-polo': goals,
}

/** The story of a game from its numbers, of a running one as far as it has come: the same input gives the same words. */
export function writeRecap(input: RecapInput): Recap {
  const facts = gameFacts(input)
  const isRunning = facts !== null && input.game.result === null
  const story = isRunning ? null : facts && storyOf(facts)
  const plan = !facts ? meetPlan(input) : story ? planOf(facts, story) : soFarPlan(facts)
  const paragraphs = assemble(plan, seedOf(input), (told) =>
    facts && story ? reserveSlots(facts, told) : [],
  )
  const line = dateline(input.game)?.text ?? null
  return {
    ...headingsOf(input, facts, story?.decisive ?? [], paragraphs),
    dateline: line,
    paragraphs,
    html: htmlOf(paragraphs, line),
  }
}

function storyOf(facts: GameFacts): Story {
  const { box, game } = facts.input
  const teller = box && game.group && facts.manner !== 'forfeit' ? tellers[game.group] : plainGame
  return teller(facts)
}

function planOf(facts: GameFacts, { contest, unit, decisive, paragraphs }: Story): Slot[][] {
  const around = seasonSlots(facts, contest, unit)
  return [
    [leadSlot(facts, decisive), doubleheaderSlot(facts), streakSlot(facts, contest), ...around.lead],
    ...paragraphs,
    [
      recordSlot(facts),
      ...standingSlots(facts, unit),
      ...around.record,
      ...seriesSlots(facts),
      crowdSlot(facts),
      nextSlot(facts),
      ...around.next,
    ],
  ]
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function htmlOf(paragraphs: readonly (readonly Sentence[])[], line: string | null): string {
  return paragraphs
    .map((sentences, index) => {
      const text = sentences.map((sentence) => sentence.text).join(' ')
      return `<p>${escape(index === 0 && line ? `${line} – ${text}` : text)}</p>`
    })
    .join('')
}
