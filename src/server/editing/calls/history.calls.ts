import { listHistory, listTrash, oneWork, workDetails } from '../pieces/history.ts'
import { conflict } from '../pieces/refusals.ts'
import { undoWork } from '../pieces/undo.ts'
import type { DeskHandlers, Work } from './work.ts'

type Names = 'history' | 'log' | 'work' | 'undo' | 'trash' | 'restore'

/** What was done, and taking it back. */
export const historyCalls = (work: Work): Pick<DeskHandlers, Names> => ({
  history: (call, { kind: name, id, after, limit }) =>
    work.readKind(call, name, (hand, kind) => listHistory(hand, { after, limit }, {}, { kind, id })),
  log: (call, { search, kind, after, limit }) =>
    work.read(call, (hand) => listHistory(hand, { after, limit }, { search, kind })),
  work: (call, input) => work.read(call, (hand) => workDetails(hand, input.work)),
  undo: (call, input) => work.write(call, (hand) => undoWork(hand, input.work)),
  trash: (call) => work.read(call, async (hand) => ({ entries: await listTrash(hand) })),
  restore: (call, input) =>
    work.write(call, async (hand) => {
      const { what } = await oneWork(hand, input.work)
      if (what !== 'delete') throw conflict('This is not in the trash.')
      return undoWork(hand, input.work, 'restore')
    }),
})
