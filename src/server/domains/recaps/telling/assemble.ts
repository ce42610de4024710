import { hash } from '../words/choice.ts'
import type { Sentence } from '../words/phrase.ts'
import { wordsIn } from '../words/phrase.ts'
import { must, type Slot, type Told, tell } from './choose.ts'

/** As long as a story is worth: games differ in it, and no recap is longer than an editor takes. */
const [shortest, spread, longest] = [500, 110, 680]
/** Below it the reserve is told from. */
const thin = 425

/** What there is to tell beside a plan, by the paths of the names that stand in it. */
type Reserve = (told: ReadonlySet<string>) => readonly Slot[]

/** The story in paragraphs, without what weighs least where there is too much of it. */
export function assemble(
  plan: readonly (readonly Slot[])[],
  seed: string,
  reserve: Reserve = () => [],
): Sentence[][] {
  const first = tell(plan, seed)
  if (first.words < thin) return filled(plan, seed, first, reserve)
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

/** With as much of the reserve in front of the last paragraph as it takes. */
function filled(
  plan: readonly (readonly Slot[])[],
  seed: string,
  first: Told,
  reserve: Reserve,
): Sentence[][] {
  const names = first.paragraphs.flat().flatMap(({ sentence }) => sentence.facts.map(({ from }) => from))
  const more = reserve(new Set(names))
  const withReserve = (count: number) =>
    tell([...plan.slice(0, -1), more.slice(0, count), ...plan.slice(-1)], seed)
  const told = withReserve(more.length).paragraphs.flat()
  let words = first.words
  const enough = more.findIndex((each) => {
    const sentence = told.find(({ slot }) => slot === each)?.sentence
    words += sentence ? wordsIn(sentence.text) : 0
    return words >= thin
  })
  const { paragraphs } = withReserve(enough < 0 ? more.length : enough + 1)
  return paragraphs.map((slots) => slots.map(({ sentence }) => sentence))
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
