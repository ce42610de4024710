import { Heading } from '#ui/Heading.tsx'
import styles from './MonthHeading.module.css'

/** 'November 2026', with the year stepping back: within a season it is rarely the question. */
export function MonthHeading({ title }: { title: string }) {
  const [month, year] = title.split(' ')
  return (
    <Heading level={2} size="regular" className={styles.month}>
      {month} <span className="u-medium u-muted">{year}</span>
    </Heading>
  )
}
