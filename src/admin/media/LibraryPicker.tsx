import { useRef, useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { Panel } from '../parts/Panel.tsx'
import { AssetGrid } from './AssetGrid.tsx'
import { LibraryFilters } from './LibraryFilters.tsx'
import styles from './LibraryPicker.module.css'
import { type LibraryState, useLibrary } from './use-library.ts'

interface LibraryPickerProps {
  isOpen: boolean
  onClose(): void
  onChoose(asset: Asset): void
}

/** Chooses a picture of the library. */
export function LibraryPicker({ isOpen, onClose, onChoose }: LibraryPickerProps) {
  return (
    <Panel title="Choose a picture" size="wide" isOpen={isOpen} onClose={onClose}>
      <Pictures onChoose={onChoose} />
    </Panel>
  )
}

function Pictures({ onChoose }: Pick<LibraryPickerProps, 'onChoose'>) {
  const [state, setState] = useState<LibraryState>({ type: 'picture' })
  const library = useLibrary(state)
  const scrolled = useRef<HTMLDivElement>(null)
  return (
    <>
      <LibraryFilters state={state} onShow={setState} isOfPictures />
      <div ref={scrolled} className={styles.pictures} tabIndex={-1}>
        {!library.isPending && library.assets.length === 0 ? (
          <p className={styles.nothing}>No picture fits. Upload one, or search for something else.</p>
        ) : null}
        <AssetGrid list={library} scrolled={() => scrolled.current} onOpen={onChoose} />
      </div>
    </>
  )
}
