import { useDeferredValue, useRef, useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { Icon } from '../parts/Icon.tsx'
import { Panel } from '../parts/Panel.tsx'
import { AssetGrid } from './AssetGrid.tsx'
import styles from './LibraryPicker.module.css'
import { useLibrary } from './use-library.ts'

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
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const library = useLibrary({ type: 'picture', search: search || undefined })
  const scrolled = useRef<HTMLDivElement>(null)
  return (
    <>
      <label className={styles.search}>
        <Icon name="search" />
        <span className="visually-hidden">Search the library</span>
        <input
          className={styles.input}
          type="search"
          placeholder="Search the library"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <div ref={scrolled} className={styles.pictures} tabIndex={-1}>
        {!library.isPending && library.assets.length === 0 ? (
          <p className={styles.nothing}>No picture fits. Upload one, or search for something else.</p>
        ) : null}
        <AssetGrid list={library} scrolled={() => scrolled.current} onOpen={onChoose} />
      </div>
    </>
  )
}
