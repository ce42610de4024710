import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Select, type SelectOption } from '#ui/Select.tsx'
import styles from './PlayerCompare.module.css'

interface PlayerCompareProps {
  address: string
  chosen: number | null
  options: readonly SelectOption[]
  /** What else the visitor chose on the page. */
  kept: readonly (readonly [name: string, value: string])[]
  /** Where up to four are compared. */
  more: string | null
  /** The two side by side, once somebody is chosen. */
  children: ReactNode
}

/** Choose a teammate and see both side by side: a plain form, so it needs no script. */
export function PlayerCompare({ address, chosen, options, kept, more, children }: PlayerCompareProps) {
  return (
    <section id="compare" className={styles.section}>
      <Heading level={2} barred>
        Compare players
      </Heading>
      <form className="u-wrap u-gap-3 u-align-end" method="get" action={address} data-keep-scroll="">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          key={chosen}
          name="compare"
          label="Compare with"
          size="small"
          className={styles.field}
          options={[{ value: '', label: 'Choose a teammate' }, ...options]}
          defaultValue={chosen ? String(chosen) : ''}
        />
        <Button type="submit">Compare</Button>
      </form>
      {children}
      {more ? (
        <p>
          <Button kind="text" href={more} iconAfter="arrow-right">
            Compare up to four players
          </Button>
        </p>
      ) : null}
    </section>
  )
}
