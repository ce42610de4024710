import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { object, text } from '../shapes/schema.ts'
import { Id } from '../shapes/shared.ts'
import { at, example, ItemId, KindName, OfKind, reads, writes } from './desk.words.ts'

/** A list as somebody wants to find it again: what is searched for, filtered, sorted and shown. */
const View = object({
  id: Id,
  name: text(),
  query: Type.String({ description: 'Of the address that shows it' }),
  isShared: Type.Boolean(),
  isOwn: Type.Boolean(),
  by: Type.String({ description: 'Who saved it' }),
})
export type View = Static<typeof View>

const Views = object({ views: Type.Array(View) })

/** Saved views of lists: a person's own, and those that others share with the office. */
export const deskViews = endpoints({
  views: {
    ...reads,
    path: at('/kinds/:kind/views'),
    summary: 'The saved views of a list: those of whoever asks, and those that are shared with the office',
    params: OfKind,
    response: Views,
  },
  saveView: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/views'),
    summary: 'Saves a view; one of the same name that is one’s own is replaced',
    params: OfKind,
    body: object({
      name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', ...example('This week') }),
      query: Type.String({ maxLength: 2000, ...example('sort=title') }),
      isShared: Type.Boolean(),
    }),
    response: Views,
  },
  forgetView: {
    ...writes,
    method: 'DELETE',
    path: at('/kinds/:kind/views/:viewId'),
    summary: 'Forgets a view of one’s own; administrators also one that is shared',
    params: object({ kind: KindName, viewId: ItemId }),
    response: Views,
  },
})
