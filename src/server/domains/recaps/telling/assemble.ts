import { hash } from '../words/choice.ts'
import type { Sentence } from '../words/phrase.ts'
import { wordsIn } from '../words/phrase.ts'
import { must, type Slot, tell } from './choose.ts'

/** As long as a story is worth: games differ in it, and no recap is longer than an editor takes. */
const [shortest, spread, longest] = [500, 110, 680]

/** The story in paragraphs, without what weighs least where there is too much of it. */
export function assemble(plan: readonly (readonly Slot[])[], seed: string): Sentence[][] {
  const wanted = shortest + (hash(`${seed}/length`) % spread)
  let kept = plan
  for (let round = 0; round < 6; round++) {
    const { paragraphs, words } = tell(kept, seed)
    const limit = round === 0 ? wanted : longest
    if (words <= limit) return paragraphs.map((slots) => slots.map(({ sentence }) => sentence))
    kept = lightened(kept, paragraphs.flat(), words - wanted)
  }
  return tell(kept, seed).paragraphs.map((slots) => slots.map(({ sentence }) => sentence))
}

function lightened(
  plan: readonly (readonly Slot[])[],
  told: readonly { sentence: Sentence; slot: Slot }[],
  excess: number,
): Slot[][] {
  const gone = new Set<Slot>()
  let left = excess
  // Of two that weigh the same the later one goes.
  for (const { slot, sentence } of told
    .toReversed()
    .sort((one, other) => one.slot.weight - other.slot.weight)) {
    const words = wordsIn(sentence.text)
    if (left <= 0 || slot.weight >= must) break
    gone.add(slot)
    left -= words
  }
  return plan.map((slots) => slots.filter((each) => !gone.has(each)))
}
