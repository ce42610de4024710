import { Children, type CSSProperties, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Rotator.module.css'
import { defaultOptions, type RotatorOptions } from './rotator-options.ts'
import { slideSize } from './slide-size.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-rotator': React.HTMLAttributes<HTMLElement>
    }
  }
}

export interface RotatorProps {
  /** Of its track: one per page. */
  id: string
  /** What turns here, for those who do not see it: 'Lead stories'. */
  label: string
  options?: Partial<RotatorOptions> | undefined
  /** Where its controls stand: under the slides, in their lower corner, or, for a row of logos, at either side. */
  controls?: 'below' | 'over' | 'sides'
  className?: string | undefined
  /** The slides. The first one's picture is the page's to hasten: `<Image priority>`; the rest stay lazy. */
  children: ReactNode
}

/**
 * Slides in a row that scrolls and snaps: complete and swipeable without a script. What turns, pauses and pages them is
 * the element's own behaviour (rotator-element.ts), which arrives late; until then the controls keep their room, unseen.
 * It uses no hook, so it may stand inside `ServerHtml`, shared or not.
 */
export function Rotator({ id, label, options, controls = 'below', className, children }: RotatorProps) {
  const { hasPagination, autoplayDelayMs, isPausable, previousId, nextId, ...sizes } = {
    ...defaultOptions,
    ...options,
  }
  const slides = Children.toArray(children)
  const plays = isPausable && autoplayDelayMs !== null && slides.length > 1
  return (
    <site-rotator
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames('u-grid u-relative', styles.rotator, styles[controls], className)}
      style={{ '--slide-size': slideSize(sizes), '--delay': `${autoplayDelayMs}ms` } as CSSProperties}
      data-slides={slides.length}
      data-delay={plays ? autoplayDelayMs : undefined}
    >
      {slides.length > 1 ? (
        <div className={`u-row u-gap-1 u-target u-above-3 ${styles.controls}`}>
          {plays ? (
            <button
              type="button"
              className={`u-center u-bare u-rounded u-rigid ${styles.button}`}
              data-play=""
              aria-label={`Pause ${label}`}
            >
              <Icon name="pause" className={styles.pause} />
              <Icon name="play" className={styles.play} />
            </button>
          ) : null}
          {hasPagination ? (
            <div className={styles.dots}>
              {slides.map((_, index) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                  key={index}
                  type="button"
                  className={`u-bare ${styles.dot}`}
                  data-go={index}
                  aria-label={`Slide ${index + 1} of ${slides.length}`}
                  aria-current={index === 0 ? 'true' : undefined}
                />
              ))}
            </div>
          ) : null}
          <button
            type="button"
            id={previousId ?? `${id}-previous`}
            className={classNames('u-center u-bare u-rounded u-rigid', styles.button, styles.arrow)}
            data-step="-1"
            aria-controls={id}
          >
            <Icon name="chevron-left" label="Previous slide" />
          </button>
          <button
            type="button"
            id={nextId ?? `${id}-next`}
            className={classNames('u-center u-bare u-rounded u-rigid', styles.button, styles.arrow)}
            data-step="1"
            aria-controls={id}
          >
            <Icon name="chevron-right" label="Next slide" />
          </button>
          {/* Says where a visitor's own turn led; never what turned by itself. */}
          <span role="status" className="visually-hidden" dangerouslySetInnerHTML={{ __html: '' }} />
        </div>
      ) : null}
      <div id={id} className={styles.track} data-track="">
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
    </site-rotator>
  )
}
