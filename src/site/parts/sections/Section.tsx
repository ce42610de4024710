import { type ReactNode, useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Theme } from '#ui/ground/theme.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './Section.module.css'
import type { Place } from './section-places.ts'

interface SectionProps {
  /** What the school calls it and the colours it wants come first. */
  place?: Pick<Place, 'options'>
  title: string
  children: ReactNode
  theme?: Theme
  /** Sets the band off from its neighbours. */
  raised?: boolean
  /** Where the rest is. */
  more?: { href: string; title: string }
  /** Stands at the end of the title's line. */
  controls?: ReactNode
}

/** A band of the page under its own heading. */
export function Section({
  place,
  title,
  children,
  theme = 'no-theme',
  raised = false,
  more,
  controls,
}: SectionProps) {
  const id = useId()
  const options = place?.options ?? {}
  const isRaised = raised && !options.theme
  return (
    <section
      aria-labelledby={id}
      className={classNames(styles.section, isRaised && 'u-raised', options.theme ?? theme)}
    >
      <div className="u-frame">
        <div className={`u-wrap u-gap-2-5 u-spread u-align-end ${styles.head}`}>
          <Heading id={id} level={2} size="large" barred>
            {options.title ?? title}
          </Heading>
          {controls || more ? (
            <div className="u-cluster u-gap-2-5">
              {controls}
              {more ? (
                <Button href={more.href} kind="text" iconAfter="arrow-right">
                  {more.title}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
        {children}
      </div>
    </section>
  )
}
