import { useState } from 'react'
import { dealFront, type Pin } from '#contract/front/deal-front.ts'
import { call, Refused } from '../api/call.ts'
import { somethingChanged, useCall } from '../api/queries.ts'
import { notify, notifyDone, notifyProblem } from '../shell/notices.ts'
import { standing } from './pins.ts'

const kind = 'fronts'
const isPin = (value: unknown): value is Pin =>
  typeof value === 'object' && value !== null && 'storyId' in value && 'place' in value
const pinsIn = (value: Readonly<Record<string, unknown>> | null | undefined): Pin[] | null =>
  Array.isArray(value?.places) ? value.places.filter(isPin) : null

/** A front as the public has it, and the way to change it: each change is out at once, and can be taken back. */
export function useFront(sportId: number | null) {
  const { data: front, error } = useCall('front', sportId === null ? {} : { sportId })
  const contentId = front?.contentId ?? null
  const { data: item } = useCall('item', { kind, id: contentId ?? 0 }, { isWanted: contentId !== null })
  const [own, setOwn] = useState<{ pins: Pin[]; isSaving: boolean } | null>(null)
  const known = contentId === null || item?.id !== contentId ? null : item
  const published = front?.pins ?? []
  // Whoever may not publish goes on from what was submitted.
  const pins =
    own?.pins ?? (known?.mayPublish === false ? (pinsIn(known.draft?.value) ?? published) : published)
  const isReady = front !== undefined && (contentId === null || known !== null) && !own?.isSaving

  async function change(next: readonly Pin[], words: string): Promise<void> {
    if (!front || front.sportId === null || !isReady) return
    const places = standing(next, front.at)
    setOwn({ pins: places, isSaving: true })
    try {
      const begun =
        contentId === null
          ? await call('begin', {
              kind,
              body: { key: crypto.randomUUID(), value: { sportId: front.sportId, note: null, places } },
            })
          : null
      const id = begun?.id ?? contentId ?? 0
      const version =
        begun?.draft?.version ??
        (await call('save', { kind, id, body: { version: known?.draft?.version ?? 0, values: { places } } }))
          .version
      await goOut(id, version, words)
    } catch (error) {
      notifyProblem(error)
    }
    await somethingChanged()
    setOwn(null)
  }

  return {
    front,
    error,
    pins,
    isReady,
    contentId,
    change,
    deal: (shown: readonly Pin[]) => front && dealFront(front.stories, shown, front.counts, front),
  }
}

/** Published, or submitted by who may not. */
async function goOut(id: number, version: number, words: string): Promise<void> {
  try {
    notifyDone(words, await call('publish', { kind, id, body: { version } }))
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 403) throw error
    await call('submit', { kind, id, body: { version } })
    notify('Submitted. A publisher is asked to approve it.')
  }
}
