import { useEffect, useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { isSettled, shown, type Values } from '../form/autosave.ts'
import { useStore } from '../ground/store.ts'
import { changeAssets } from '../media/change-assets.ts'
import { notify } from '../shell/notices.ts'
import { AssetSaving, savingWords } from './asset-saving.ts'

/** Those that are not saved outlive their panel: whoever opens the file again finds what was entered. */
const unsaved = new Map<number, AssetSaving>()

addEventListener('beforeunload', (event) => {
  if (unsaved.values().some(({ state }) => !isSettled(state.get()))) event.preventDefault()
})
addEventListener('online', () => {
  for (const saving of unsaved.values()) void saving.flush()
})

const factsIn = ({ focalX, focalY }: Asset): Values => ({ focalX, focalY })

/** What is said of a file and how it gets to the server. `published` is what the server has of it. */
export function useAssetSaving(asset: Asset, published: Values | null) {
  const { id, title } = asset
  const [saving] = useState(
    () =>
      unsaved.get(id) ??
      new AssetSaving(
        { ...factsIn(asset), ...published },
        (values) => changeAssets([id], values),
        (message) => notify(`${title} was not saved: ${message}`, { look: 'problem' }),
      ),
  )
  useEffect(() => {
    if (published) saving.heard(published)
  }, [saving, published])
  useEffect(() => {
    unsaved.set(id, saving)
    saving.open()
    return () => {
      void saving.close().then((isSaved) => isSaved && unsaved.delete(id))
    }
  }, [saving, id])
  const state = useStore(saving.state)
  return {
    values: shown(state),
    words: savingWords(state),
    isWrong: state.trouble !== null,
    set: (values: Values) => saving.set(values),
    flush: () => void saving.flush(),
  }
}
