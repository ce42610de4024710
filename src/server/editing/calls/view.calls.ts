import { forgetView, listViews, saveView } from '../pieces/views.ts'
import type { DeskHandlers, Work } from './work.ts'

export const viewCalls = (work: Work): Pick<DeskHandlers, 'views' | 'saveView' | 'forgetView'> => ({
  views: (call, { kind: name }) =>
    work.readKind(call, name, async (hand, kind) => ({ views: await listViews(hand, kind.name) })),
  saveView: (call, { kind: name, body }) =>
    work.writeKind(call, name, async (hand, kind) => {
      await saveView(hand, kind.name, body)
      return { views: await listViews(hand, kind.name) }
    }),
  forgetView: (call, { kind: name, viewId }) =>
    work.writeKind(call, name, async (hand, kind) => {
      await forgetView(hand, kind.name, viewId)
      return { views: await listViews(hand, kind.name) }
    }),
})
