import { useState } from 'react'
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
  const [value, setValue] = useState(chosen === null ? '' : String(chosenEntry(entries, chosen).id))
  return (
    <form className={`u-flex u-gap-2 u-shrink u-grow ${styles.filter}`} action="/#scoreboard" method="get">
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
        onChange={({ target }) => {
          setValue(target.value)
          onChoose(chosenEntry(entries, target.value))
        }}
      />
      <Button type="submit" size="small" className={styles.go}>
        Go
      </Button>
    </form>
  )
}
