import { useRef, useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { Panel } from '../parts/Panel.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { AssetGrid } from './AssetGrid.tsx'
import styles from './LibraryPicker.module.css'
import { useLibrary } from './use-library.ts'

interface LibraryPickerProps {
  isOpen: boolean
  type?: Asset['type']
  onClose(): void
  onChoose(asset: Asset): void
}

/** Chooses a file of the library. */
export function LibraryPicker({ isOpen, type = 'picture', onClose, onChoose }: LibraryPickerProps) {
  return (
    <Panel title={`Choose a ${type}`} size="wide" isOpen={isOpen} onClose={onClose}>
      <Files type={type} onChoose={onChoose} />
    </Panel>
  )
}

function Files({ type, onChoose }: Required<Pick<LibraryPickerProps, 'type' | 'onChoose'>>) {
  const [search, setSearch] = useState('')
  const library = useLibrary({ type, search: search || undefined })
  const scrolled = useRef<HTMLDivElement>(null)
  return (
    <>
      <SearchField label="Search the library" value={search} onSearch={setSearch} />
      <div ref={scrolled} className={styles.pictures} tabIndex={-1}>
        {!library.isPending && library.assets.length === 0 ? (
          <p className={styles.nothing}>No {type} fits. Upload one, or search for something else.</p>
        ) : null}
        <AssetGrid list={library} scrolled={() => scrolled.current} onOpen={onChoose} />
      </div>
    </>
  )
}
