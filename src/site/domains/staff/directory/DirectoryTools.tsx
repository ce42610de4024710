import { useEffect, useRef } from 'react'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './DirectoryTools.module.css'
import { type DirectoryChoice, directoryHref } from './directory-choice.ts'

interface DirectoryToolsProps {
  choice: DirectoryChoice
  /** Under which somebody is found. */
  letters: readonly string[]
}

/** Search by words and by the first letter of the last name: a plain form and plain links. */
export function DirectoryTools({ choice, letters }: DirectoryToolsProps) {
  const input = useRef<HTMLInputElement>(null)
  // A link that clears the words changes the page and not the field, which keeps what was typed.
  useEffect(() => {
    if (input.current) input.current.value = choice.text
  }, [choice.text])
  return (
    <div className="no-print u-grid u-gap-4 u-shrink u-shrink-items" data-keep-scroll="">
      <form action={directoryHref({ letter: null, text: '' })} role="search">
        <label className={`u-note-xs ${styles.label}`} htmlFor="staff-text">
          Name or title
        </label>
        <div className={styles.line}>
          <input
            ref={input}
            id="staff-text"
            className={styles.input}
            type="search"
            name="text"
            defaultValue={choice.text}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" icon="search">
            Find
          </Button>
        </div>
      </form>
      <FilterLinks
        label="Last name"
        links={[
          { href: directoryHref({ ...choice, letter: null }), label: 'All', current: choice.letter === null },
          ...letters.map((letter) => ({
            href: directoryHref({ ...choice, letter }),
            label: letter,
            current: letter === choice.letter,
          })),
        ]}
      />
    </div>
  )
}
