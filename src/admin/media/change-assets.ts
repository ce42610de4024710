import type { Done } from '#contract/editing/desk.shapes.ts'
import { call } from '../api/call.ts'
import { somethingChanged } from '../api/queries.ts'

/** Says something of files of the library. It holds at once, and is one undo. */
export async function changeAssets(
  ids: readonly number[],
  values: Readonly<Record<string, unknown>>,
): Promise<Done> {
  const done = await call('bulk', { kind: 'media-assets', body: { ids: [...ids], values: { ...values } } })
  await somethingChanged()
  return done
}
