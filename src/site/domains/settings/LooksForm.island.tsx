import { useRef, useState, useSyncExternalStore } from 'react'
import { dressPage } from '#site/page/looks/dress-page.ts'
import { keepLooks, shownLooks } from '#site/page/looks/kept-looks.ts'
import { allLooks, looks, withLook } from '#site/page/looks/looks.ts'
import { Button } from '#ui/Button.tsx'
import styles from './LooksForm.module.css'

const never = () => () => {}

/** Each choice is there as soon as it is made. */
export default function LooksForm() {
  // The server knows nobody's choice.
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [said, say] = useState('')
  const isDressed = useRef(false)
  const chosen = isAwake ? shownLooks() : []
  const choose = (next: typeof chosen) => {
    const isKept = keepLooks(next)
    if (!isDressed.current) dressPage()
    isDressed.current = true
    const now =
      next.length === 0
        ? 'As the school has it.'
        : `Chosen: ${next.map((look) => looks[look].label).join(', ')}.`
    say(isKept ? now : `${now} Your browser keeps nothing: it holds for this page alone.`)
  }
  return (
    <form className={styles.form}>
      <fieldset className={styles.choices} disabled={!isAwake}>
        <legend className="visually-hidden">What you prefer</legend>
        {allLooks.map((look) => (
          <div key={look} className={`u-ruled ${styles.choice}`}>
            <input
              id={`look-${look}`}
              type="checkbox"
              checked={chosen.includes(look)}
              aria-describedby={`look-${look}-help`}
              onChange={({ target }) => choose(withLook(chosen, look, target.checked))}
            />
            <label htmlFor={`look-${look}`} className="u-semibold">
              {looks[look].label}
            </label>
            <p id={`look-${look}-help`} className={`u-note ${styles.help}`}>
              {looks[look].help}
            </p>
          </div>
        ))}
      </fieldset>
      <p role="status">{said}</p>
      <Button kind="alternate" disabled={!isAwake} onClick={() => choose([])}>
        As the school has it
      </Button>
    </form>
  )
}
