import { lessMotion } from '#site/page/looks/less-motion.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ScrollArrows.module.css'

/** Turns a scrolling strip a page at a time. The strip scrolls without them; without a script they do not show. */
export function ScrollArrows({ of, what }: { of: string; what: string }) {
  const turn = (pages: 1 | -1) => () => {
    const strip = document.getElementById(of)
    const behavior = lessMotion() ? 'instant' : 'smooth'
    strip?.scrollBy({ left: pages * strip.clientWidth, behavior })
  }
  return (
    <div className={`u-flex u-gap-1 ${styles.arrows}`}>
      <button type="button" className={`u-center ${styles.arrow}`} onClick={turn(-1)} aria-controls={of}>
        <Icon name="chevron-left" label={`Previous ${what}`} />
      </button>
      <button type="button" className={`u-center ${styles.arrow}`} onClick={turn(1)} aria-controls={of}>
        <Icon name="chevron-right" label={`Next ${what}`} />
      </button>
    </div>
  )
}
