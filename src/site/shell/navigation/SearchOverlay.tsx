import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './SearchOverlay.module.css'

export const searchId = 'search-overlay'

/** A popover around a plain form: it opens, takes the focus, searches and closes without a script. */
export function SearchOverlay() {
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={searchId}>
        <Icon name="search" size="large" />
        <span className="visually-hidden">Search</span>
      </button>
      <div id={searchId} popover="auto" role="dialog" aria-label="Search" className={styles.overlay}>
        <button
          type="button"
          className={styles.backdrop}
          popoverTarget={searchId}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className={classNames(styles.box, 'light-theme')}>
          <form action="/search" role="search" className={styles.form}>
            <Icon name="search" size="large" className={styles.sign} />
            <input
              className={styles.input}
              type="text"
              name="q"
              placeholder="Search..."
              aria-label="Search"
              autoComplete="off"
              enterKeyHint="search"
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the focus when the overlay opens, not when the page does
              autoFocus
            />
            <Button type="submit">Go</Button>
            <button
              type="button"
              className={styles.close}
              popoverTarget={searchId}
              popoverTargetAction="hide"
            >
              <Icon name="close" size="large" />
              <span className="visually-hidden">Close the search</span>
            </button>
          </form>
        </div>
      </div>
    </>
  )
}
