import { assetLacks, assetTypes } from '#contract/editing/kinds/asset-types.ts'
import { ReferencePicker } from '../fields/parts/ReferencePicker.tsx'
import filters from '../list/Filters.module.css'
import type { LibraryState } from '../media/use-library.ts'
import { Button } from '../parts/Button.tsx'
import { SearchField } from '../parts/SearchField.tsx'

const typeWords = { picture: 'Pictures', video: 'Videos', sound: 'Sound', document: 'Documents' } as const
const lackWords = {
  alt: 'Alt text: missing',
  tags: 'Tags of a document: missing',
  use: 'Used: nowhere',
} as const

interface LibraryFiltersProps {
  state: LibraryState
  onShow(state: LibraryState): void
}

/** Searching the library and narrowing it down. */
export function LibraryFilters({ state, onShow }: LibraryFiltersProps) {
  const isNarrowed = state.search || state.sportId || state.lacks || state.type
  return (
    <search className={filters.filters}>
      <SearchField
        label="Search the library"
        value={state.search ?? ''}
        onSearch={(search) => onShow({ ...state, search: search || undefined })}
      />
      <Choice
        label="Type"
        words={typeWords}
        names={assetTypes}
        value={state.type}
        onChange={(type) => onShow({ ...state, type })}
      />
      <span className={filters.reference}>
        <ReferencePicker
          label="Sport"
          isBare
          kind="sports"
          value={state.sportId ?? null}
          title=""
          onChange={(id) => onShow({ ...state, sportId: id ?? undefined })}
        />
      </span>
      <Choice
        label="What is missing"
        words={lackWords}
        names={assetLacks}
        value={state.lacks}
        onChange={(lacks) => onShow({ ...state, lacks })}
      />
      {isNarrowed ? (
        <Button look="quiet" icon="close" onPress={() => onShow({})}>
          Clear
        </Button>
      ) : null}
    </search>
  )
}

interface ChoiceProps<Name extends string> {
  label: string
  names: readonly Name[]
  words: Readonly<Record<Name, string>>
  value: Name | undefined
  onChange(value: Name | undefined): void
}

function Choice<Name extends string>({ label, names, words, value, onChange }: ChoiceProps<Name>) {
  return (
    <label className={filters.choice}>
      <span className="visually-hidden">{label}</span>
      <select
        className={filters.select}
        data-set={value || undefined}
        value={value ?? ''}
        onChange={({ target }) => onChange(names.find((name) => name === target.value))}
      >
        <option value="">{label}: any</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {words[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
