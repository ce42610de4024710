import { useId } from 'react'
import type { LookName } from '#ui/ground/looks.ts'
import styles from './ThemeField.module.css'
import { useLook } from './use-look.ts'

interface ThemeFieldProps {
  themes: readonly { key: string; title: string; help: string }[]
  colors: { primary: string; secondary: string }
  value: string
  onChange(value: string): void
}

/** Whole looks to choose from, each drawn in the school's own colors. */
export function ThemeField({ themes, colors, value, onChange }: ThemeFieldProps) {
  const name = useId()
  const chosen = themes.find(({ key }) => key === value)
  return (
    <fieldset className={styles.group} aria-describedby={`${name}-help`}>
      <legend className={styles.legend}>Theme</legend>
      <div className={styles.themes}>
        {themes.map(({ key, title }) => (
          <label key={key} className={styles.theme}>
            <input
              type="radio"
              className={styles.mark}
              name={name}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <Picture colors={colors} theme={key as LookName} />
            <span className={styles.title}>{title}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-help`} className={styles.help}>
        {chosen?.help}
      </p>
    </fieldset>
  )
}

/** A page from afar: its header, a headline, lines of text and a button. */
function Picture({ colors, theme }: { colors: ThemeFieldProps['colors']; theme: LookName }) {
  const place = useLook(colors, theme)
  return (
    <div ref={place} className={styles.picture} aria-hidden="true">
      <span className={styles.header} />
      <span className={styles.page}>
        <span className={styles.headline}>Aa</span>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.button} />
      </span>
      <span className={styles.foot} />
    </div>
  )
}
