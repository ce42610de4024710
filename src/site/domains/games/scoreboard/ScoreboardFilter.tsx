import { useEffect, useRef, useState } from 'react'
import type { Sport } from '#contract/sports.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './ScoreboardStrip.module.css'
import { filterParameter } from './scoreboard-board.ts'
import { chosenEntry, type SportEntry, sportEntries } from './scoreboard-sports.ts'

const placeholder = 'Filter by Sport'

interface ScoreboardFilterProps {
  sports: readonly Sport[]
  /** Null until a visitor chooses. */
  chosen: number | null
  onChoose: (entry: SportEntry) => void
}

/** Changes the cards in place; without a script it is a form whose answer is the page with those cards. */
export function ScoreboardFilter({ sports, chosen, onChoose }: ScoreboardFilterProps) {
  const entries = sportEntries(sports)
  const first = chosen === null ? '' : String(chosenEntry(entries, chosen).id)
  const [value, setValue] = useState(first)
  const form = useRef<HTMLFormElement>(null)

  function take(id: string) {
    setValue(id)
    onChoose(chosenEntry(entries, id))
  }

  // What was chosen before this code came nobody was told of.
  useEffect(() => {
    const already = form.current?.querySelector('select')?.value ?? first
    if (already !== first) take(already)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes alive
  }, [])

  return (
    <form
      ref={form}
      className={`u-flex u-gap-2 u-shrink u-grow ${styles.filter}`}
      action="/#scoreboard"
      method="get"
    >
      <Select
        label={placeholder}
        hideLabel
        size="small"
        name={filterParameter}
        value={value}
        options={[
          { value: '', label: placeholder, disabled: true },
          ...entries.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={({ target }) => take(target.value)}
      />
      <Button type="submit" size="small" className={styles.go}>
        Go
      </Button>
    </form>
  )
}
