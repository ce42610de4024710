import { Button } from '#ui/Button.tsx'
import styles from './ToneButton.module.css'
import { writeTones } from './tones.ts'

interface ToneButtonProps {
  /** What is heard, as in Score flow. */
  what: string
  values: readonly number[]
  /** What high and low mean. */
  help: string
}

/** A chart for the ear. The button is HTML and no more: the shell hears of a press and fetches what sounds. */
export function ToneButton({ what, values, help }: ToneButtonProps) {
  return (
    <div className={`no-print u-wrap u-gap-3 ${styles.tones}`}>
      <Button kind="alternate" size="small" data-tones={writeTones(values)} aria-pressed="false">
        {`Hear ${what} as tones`}
      </Button>
      <p className="u-note">{help}</p>
    </div>
  )
}
