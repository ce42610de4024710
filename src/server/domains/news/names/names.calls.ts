import type { deskNames } from '#contract/editing/desk.names.ts'
import { openWork, type WorkDeps } from '../../../editing/calls/work.ts'
import { namedIn } from '../../../editing/rows/named-in.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { storyNames } from './story-names.read-model.ts'

/** What whoever writes a story asks for beside it. */
export function namesCalls(deps: WorkDeps): AllHandlers<typeof deskNames> {
  const work = openWork(deps)
  return {
    names: (call, { sportId }) =>
      work.read(call, async ({ tx }) => ({ names: await storyNames(tx, sportId) })),
    namedIn: (call, { body: { names } }) =>
      work.read(call, async (hand) => ({ mentions: await namedIn(hand, names) })),
  }
}
