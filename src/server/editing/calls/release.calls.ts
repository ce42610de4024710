import { momentToCome } from '../pieces/refusals.ts'
import {
  changeRelease,
  createRelease,
  listReleases,
  openRelease,
  publishRelease,
  releaseRow,
  removeRelease,
  tellRelease,
} from '../pieces/releases.ts'
import type { DeskHandlers, Work } from './work.ts'

type Names = 'releases' | 'release' | 'createRelease' | 'changeRelease' | 'removeRelease' | 'publishRelease'

export const releaseCalls = (work: Work): Pick<DeskHandlers, Names> => ({
  releases: (call) => work.read(call, async (hand) => ({ releases: await listReleases(hand) })),
  release: (call, { releaseId }) =>
    work.read(call, async (hand) => tellRelease(hand, await releaseRow(hand, releaseId))),
  createRelease: (call, { body: { title, publishAt } }) =>
    work.write(call, async (hand) =>
      tellRelease(hand, await createRelease(hand, title, momentToCome(hand, publishAt))),
    ),
  changeRelease: (call, { releaseId, body: { title, publishAt } }) =>
    work.write(call, async (hand) => {
      const before = await openRelease(hand, releaseId)
      // One that could not go out when it was due keeps its moment while it is called otherwise.
      const isSame = before.publishAt?.toISOString() === publishAt
      const row = await changeRelease(hand, releaseId, {
        title,
        publishAt: isSame ? before.publishAt : momentToCome(hand, publishAt),
        note: null,
      })
      return tellRelease(hand, row)
    }),
  removeRelease: (call, { releaseId }) =>
    work.write(call, async (hand) => {
      await openRelease(hand, releaseId)
      await removeRelease(hand, releaseId)
      return { work: null, ids: [releaseId] }
    }),
  publishRelease: (call, { releaseId }) => work.write(call, async (hand) => publishRelease(hand, releaseId)),
})
