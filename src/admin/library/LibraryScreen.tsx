import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListedItem } from '#contract/editing/desk.shapes.ts'
import { assetLacks, assetTypes } from '#contract/editing/kinds/asset-types.ts'
import type { Asset } from '#contract/editing/media.ts'
import { classNames } from '#ui/class-names.ts'
import { call } from '../api/call.ts'
import { useKind, useMe } from '../api/queries.ts'
import list from '../list/ListScreen.module.css'
import { SelectionBar } from '../list/SelectionBar.tsx'
import { AssetGrid } from '../media/AssetGrid.tsx'
import { FilePicker } from '../media/FilePicker.tsx'
import { upload } from '../media/uploads.ts'
import { useDroppedFiles } from '../media/use-dropped-files.ts'
import { type LibraryState, useLibrary } from '../media/use-library.ts'
import { Button } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import { useKeys } from '../shell/keys.ts'
import { notifyProblem } from '../shell/notices.ts'
import { useArrival, useScreenTitle } from '../shell/Screen.tsx'
import { counted } from '../words/plural.ts'
import { AltWalk } from './AltWalk.tsx'
import { AssetPanel } from './AssetPanel.tsx'
import { LibraryFilters } from './LibraryFilters.tsx'
import styles from './LibraryScreen.module.css'
import { UploadTray } from './UploadTray.tsx'

/** As its address says it: whoever is sent the address sees the same. */
function readState(query: URLSearchParams): LibraryState {
  return {
    search: query.get('q') || undefined,
    type: assetTypes.find((type) => type === query.get('type')),
    sportId: Number(query.get('sport')) || undefined,
    lacks: assetLacks.find((each) => each === query.get('lacks')),
  }
}

function writeState({ search, type, sportId, lacks }: LibraryState): URLSearchParams {
  const given = { q: search, type, sport: sportId && String(sportId), lacks }
  return new URLSearchParams(
    Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
}

const asListed = ({ id, title }: Asset): ListedItem => ({
  id,
  title,
  address: null,
  isPublished: true,
  draftState: null,
  publishAt: null,
  seenFrom: null,
  value: {},
})

/** Those that are given alt text one after the other, and how many there are to be given it. */
interface Walked {
  assets: readonly Asset[]
  total: number
}
const none: Walked = { assets: [], total: 0 }
const mostWalked = 100

/** The media library: everything that was uploaded, and what is on its way. */
export function Component() {
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readState(query), [query])
  const openId = Number(query.get('file')) || null
  const library = useLibrary(state)
  const kind = useKind('media-assets')
  const me = useMe()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [walked, setWalked] = useState<Walked>(none)
  const heading = useArrival()
  useScreenTitle('Media library')
  const show = (next: LibraryState, file: number | null = openId) => {
    const params = writeState(next)
    if (file) params.set('file', String(file))
    setQuery(params, { replace: true })
  }
  const close = () => show(state, null)
  const take = (files: File[]) => void upload(files, { sportId: state.sportId ?? me?.sportIds?.[0] ?? null })
  const isHeld = useDroppedFiles(take)
  useKeys({
    '/': () => document.getElementById('list-search')?.focus(),
    ...(openId ? { Escape: close } : {}),
  })
  const { assets } = library
  const chosen = assets.filter(({ id }) => selected.has(id))
  const pictures = chosen.filter(({ type, mayWrite }) => type === 'picture' && mayWrite)
  const toWalk = chosen.length > 0 ? pictures.length : library.wordless
  /** Of those that lack words the first of all, whether the list has come to them or not. */
  async function walk() {
    const lacking = { ...state, lacks: state.lacks === 'use' ? 'both' : 'alt', limit: mostWalked } as const
    try {
      const found = chosen.length > 0 ? pictures : (await call('library', lacking)).assets
      setWalked({ assets: found.filter(({ mayWrite }) => mayWrite).slice(0, mostWalked), total: toWalk })
    } catch (error) {
      notifyProblem(error)
    }
  }
  const toggle = ({ id }: Asset) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  const isEmpty = library.isSuccess && assets.length === 0
  return (
    <div className={classNames(styles.screen, openId !== null && styles.withPanel)}>
      <div className={classNames(list.screen, styles.main)}>
        <header className={list.head}>
          <h1 ref={heading} tabIndex={-1} className={list.title}>
            Media library
          </h1>
          <p className={list.count} aria-live="polite">
            {library.isPending ? '' : counted(library.total, 'file', 'files')}
          </p>
          <div className={list.actions}>
            {toWalk > 0 ? (
              <Button icon="edit" onPress={() => void walk()}>
                Write alt text ({toWalk.toLocaleString('en-US')})
              </Button>
            ) : null}
            <FilePicker look="main" onFiles={take}>
              Upload
            </FilePicker>
          </div>
        </header>
        <LibraryFilters state={state} onShow={(next) => show(next)} />
        <UploadTray />
        <div className={styles.files}>
          <Problem>{library.error ? library.error.message : null}</Problem>
          {isEmpty ? (
            <p className={styles.nothing}>
              {query.size > 0
                ? 'Nothing fits. Take a filter off, or search for something else.'
                : 'Drop pictures here, paste one, or press Upload.'}
            </p>
          ) : null}
          <AssetGrid
            list={library}
            scrolled={() => document.getElementById('screen')}
            openId={openId}
            selected={selected}
            onToggle={toggle}
            onOpen={({ id }) => show(state, id)}
          />
        </div>
        {kind ? (
          <SelectionBar kind={kind} chosen={chosen.map(asListed)} onClear={() => setSelected(new Set())} />
        ) : null}
      </div>
      {openId ? <AssetPanel id={openId} onClose={close} /> : null}
      <AltWalk {...walked} isOpen={walked.assets.length > 0} onClose={() => setWalked(none)} />
      {isHeld ? (
        <div className={styles.drop} aria-hidden="true">
          Drop them to upload
        </div>
      ) : null}
    </div>
  )
}
