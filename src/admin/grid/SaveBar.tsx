import { Button } from '../parts/Button.tsx'
import { counted } from '../words/plural.ts'
import styles from './SaveBar.module.css'

interface SaveBarProps {
  count: number
  /** Cells that cannot be saved as they are. */
  faults: number
  isBusy: boolean
  onSave(): void
  onDiscard(): void
}

/** What was typed and is not published yet; nothing where there is none. */
export function SaveBar({ count, faults, isBusy, onSave, onDiscard }: SaveBarProps) {
  if (count === 0) return null
  return (
    <div className={styles.bar} role="region" aria-label="Changes">
      <p className={styles.words}>
        {counted(count, 'change', 'changes')} kept in this browser
        {faults > 0 ? (
          <span className={styles.faults}>{counted(faults, 'cell is', 'cells are')} not right</span>
        ) : null}
      </p>
      <Button look="quiet" isDisabled={isBusy} onPress={onDiscard}>
        Discard
      </Button>
      <Button look="main" isDisabled={isBusy || faults > 0} onPress={onSave}>
        {isBusy ? 'Publishing…' : `Publish ${counted(count, 'change', 'changes')}`}
      </Button>
    </div>
  )
}
