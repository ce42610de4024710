import type { FieldDescription, KindDescription } from '#contract/editing/desk.shapes.ts'
import { ReferencePicker } from '../fields/ReferencePicker.tsx'
import { Button } from '../parts/Button.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import styles from './Filters.module.css'
import { type ListState, withFilter } from './list-state.ts'

interface FiltersProps {
  kind: KindDescription
  state: ListState
  titles: Readonly<Record<string, string>>
  onShow(state: ListState): void
}

/** Searching and narrowing a list down. */
export function Filters({ kind, state, titles, onShow }: FiltersProps) {
  const fields = kind.filters.flatMap((name) => kind.fields.find((field) => field.name === name) ?? [])
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0
  return (
    <search className={styles.filters}>
      {kind.search.length > 0 ? (
        <SearchField
          label={`Search ${kind.many.toLowerCase()}`}
          value={state.search}
          onSearch={(search) => onShow({ ...state, search })}
        />
      ) : null}
      {fields.map((field) => (
        <OneFilter
          key={field.name}
          field={field}
          titles={titles}
          value={state.filters[field.name] ?? null}
          onChange={(value) => onShow(withFilter(state, field.name, value))}
        />
      ))}
      {isNarrowed ? (
        <Button look="quiet" icon="close" onPress={() => onShow({ ...state, search: '', filters: {} })}>
          Clear
        </Button>
      ) : null}
    </search>
  )
}

interface OneFilterProps {
  field: FieldDescription
  titles: Readonly<Record<string, string>>
  value: string | null
  onChange(value: string | null): void
}

function OneFilter({ field, titles, value, onChange }: OneFilterProps) {
  if (field.type === 'reference' && field.refersTo)
    return (
      <span className={styles.reference}>
        <ReferencePicker
          label={field.label}
          isBare
          kind={field.refersTo}
          value={value === null ? null : Number(value)}
          title={value === null ? '' : (titles[`${field.refersTo}/${value}`] ?? '')}
          onChange={(id) => onChange(id === null ? null : String(id))}
        />
      </span>
    )
  const choices =
    field.type === 'yes-no'
      ? [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]
      : field.choices
  if (choices.length === 0) return null
  return (
    <label className={styles.choice}>
      <span className="visually-hidden">{field.label}</span>
      <select
        className={styles.select}
        data-set={value !== null || undefined}
        value={value ?? '*'}
        onChange={({ target }) => onChange(target.value === '*' ? null : target.value)}
      >
        <option value="*">{field.label}: any</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {field.type === 'yes-no' ? `${field.label}: ${choice.label.toLowerCase()}` : choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
