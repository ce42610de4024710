import type { GameFacts } from '../facts/game-facts.ts'
import type { Slot } from '../telling/choose.ts'
import type { Decisive } from '../telling/lead.ts'

/** What a sport gives to a recap; what all of them share stands around it. */
export interface Story {
  /** 'game', 'match'. */
  contest: string
  /** What its score counts: 'goals'. */
  unit: string
  decisive: Decisive[]
  paragraphs: Slot[][]
}

export type Teller = (facts: GameFacts) => Story
