import { useState } from 'react'
import type { FieldDescription, KindDescription } from '#contract/editing/desk.shapes.ts'
import { itemStates } from '#contract/editing/draft.ts'
import { ReferencePicker } from '../fields/parts/ReferencePicker.tsx'
import { fieldOf } from '../kinds/columns.ts'
import { Button } from '../parts/Button.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { stateWords } from '../parts/StateMark.tsx'
import { RangeFilter, StretchFilter } from './DayFilters.tsx'
import styles from './Filters.module.css'
import { isWhole, type ListState, withFilter } from './list-state.ts'

interface FiltersProps {
  kind: KindDescription
  state: ListState
  titles: Readonly<Record<string, string>>
  onShow(state: ListState): void
}

/** Searching and narrowing a list down. */
export function Filters({ kind, state, titles, onShow }: FiltersProps) {
  const fields = kind.filters.flatMap((name) => fieldOf(kind, name) ?? [])
  const isNarrowed = !isWhole({ ...state, sort: '' }) || state.from !== '' || state.to !== ''
  const [isOpen, setOpen] = useState(false)
  const count =
    Object.keys(state.filters).length +
    [state.itemState, state.from, state.to].filter((each) => each !== null && each !== '').length
  return (
    <search className={styles.filters} data-open={isOpen || undefined}>
      {kind.days ? <StretchFilter state={state} onShow={onShow} /> : null}
      {kind.search.length > 0 ? (
        <SearchField
          label={`Search ${kind.many.toLowerCase()}`}
          value={state.search}
          onSearch={(search) => onShow({ ...state, search })}
        />
      ) : null}
      <span className={styles.more}>
        <Button icon="filter" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      </span>
      {kind.days ? <RangeFilter state={state} onShow={onShow} /> : null}
      {fields.map((field) => (
        <OneFilter
          key={field.name}
          field={field}
          titles={titles}
          value={state.filters[field.name] ?? null}
          onChange={(value) => onShow(withFilter(state, field.name, value))}
        />
      ))}
      <Choice
        label="State"
        value={state.itemState}
        choices={itemStates.map((value) => ({ value, label: stateWords[value] }))}
        onChange={(value) => onShow({ ...state, itemState: value as ListState['itemState'] })}
      />
      {isNarrowed ? (
        <Button
          look="quiet"
          icon="close"
          onPress={() => onShow({ ...state, search: '', filters: {}, itemState: null, from: '', to: '' })}
        >
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
          { value: 'true', label: `${field.label}: yes` },
          { value: 'false', label: `${field.label}: no` },
        ]
      : field.choices
  if (choices.length === 0) return null
  return <Choice label={field.label} value={value} choices={choices} onChange={onChange} />
}

interface ChoiceProps {
  label: string
  value: string | null
  choices: readonly { value: string; label: string }[]
  onChange(value: string | null): void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span className="visually-hidden">{label}</span>
      <select
        className={styles.select}
        data-set={value !== null || undefined}
        value={value ?? '*'}
        onChange={({ target }) => onChange(target.value === '*' ? null : target.value)}
      >
        <option value="*">{label}: any</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
