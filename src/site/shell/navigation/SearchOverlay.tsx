import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './SearchOverlay.module.css'
import { searchId } from './search-id.ts'

/** A popover around a plain form: it opens, takes the focus, searches and closes without a script. */
export function SearchOverlay() {
  return (
    <>
      <button
        type="button"
        className={`no-print u-center u-bare u-rigid ${styles.toggle}`}
        popoverTarget={searchId}
      >
        <Icon name="search" size="large" />
        <span className="visually-hidden">Search</span>
      </button>
      <div
        id={searchId}
        popover="auto"
        role="dialog"
        aria-label="Search"
        className={`u-bare ${styles.overlay}`}
      >
        <button
          type="button"
          className={`u-fill ${styles.backdrop}`}
          popoverTarget={searchId}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className={classNames(styles.box, 'light-theme')}>
          <form action="/search" role="search" className={`u-frame u-row u-gap-3 ${styles.form}`}>
            <Icon name="search" size="large" className={styles.sign} />
            <input
              className={`u-headline u-bare ${styles.input}`}
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
              className={`u-center u-bare u-rigid ${styles.close}`}
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
