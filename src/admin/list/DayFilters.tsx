import { Button } from '../parts/Button.tsx'
import styles from './Filters.module.css'
import { type Stretch, stretches } from './list-days.ts'
import type { ListState } from './list-state.ts'

const words: Readonly<Record<Stretch, string>> = { coming: 'Upcoming', past: 'Past', all: 'All' }

interface DayFilterProps {
  state: ListState
  onShow(state: ListState): void
}

/** What comes next, what is past, or all of it. */
export function StretchFilter({ state, onShow }: DayFilterProps) {
  const isRange = state.from !== '' || state.to !== ''
  const shown = isRange ? null : (state.stretch ?? 'coming')
  return (
    <span className={styles.stretches} role="group" aria-label="Which days">
      {stretches.map((each) => (
        <Button
          key={each}
          look={shown === each ? 'plain' : 'quiet'}
          aria-pressed={shown === each}
          onPress={() => onShow({ ...state, stretch: each === 'coming' ? null : each, from: '', to: '' })}
        >
          {words[each]}
        </Button>
      ))}
    </span>
  )
}

/** The days between two. */
export function RangeFilter({ state, onShow }: DayFilterProps) {
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={styles.day}>
          {end === 'from' ? 'From' : 'To'}
          <input
            type="date"
            className={styles.select}
            data-set={state[end] !== '' || undefined}
            value={state[end]}
            onChange={({ target }) => onShow({ ...state, [end]: target.value })}
          />
        </label>
      ))}
    </>
  )
}
