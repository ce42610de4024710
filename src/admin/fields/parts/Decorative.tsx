import { use } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { changeAssets } from '../../media/change-assets.ts'
import { notifyProblem } from '../../shell/notices.ts'
import { AroundField } from './form-values.ts'
import styles from './PictureField.module.css'

interface DecorativeProps {
  asset: Asset
  onMarked(isDecorative: boolean): void
}

/** Says of a picture where it is chosen that it needs no words. It is said of the file, and so holds wherever that is shown. */
export function Decorative({ asset, onMarked }: DecorativeProps) {
  const { recheck } = use(AroundField)
  const mark = async (isDecorative: boolean) => {
    try {
      await changeAssets([asset.id], { isDecorative })
      onMarked(isDecorative)
      recheck()
    } catch (error) {
      notifyProblem(error)
    }
  }
  return (
    <label className={styles.decorative}>
      <input
        type="checkbox"
        checked={asset.isDecorative}
        onChange={({ target }) => void mark(target.checked)}
      />
      Decorative, needs no words
    </label>
  )
}
