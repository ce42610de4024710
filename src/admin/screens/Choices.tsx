import styles from './Choices.module.css'

interface ChoicesProps {
  label: string
  choices: readonly { value: string; label: string }[]
  value: string
  onChange(value: string): void
}

/** A few ways to look at a screen, of which one is chosen. */
export function Choices({ label, choices, value, onChange }: ChoicesProps) {
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
