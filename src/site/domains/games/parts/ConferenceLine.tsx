import type { Conference } from '#contract/shapes/shared.ts'
import { Image } from '#ui/Image.tsx'
import styles from './ConferenceLine.module.css'

interface ConferenceLineProps {
  conference: Conference
  /** Explains the mark of conference games, where the list has any. */
  legend: boolean
}

export function ConferenceLine({ conference: { title, logo }, legend }: ConferenceLineProps) {
  return (
    <p className={`u-note u-cluster ${styles.conference}`}>
      {logo ? <Image src={logo} alt="" width={40} height={40} method="resize" sizes="40px" /> : null}
      <b>{title}</b>
      {legend ? (
        <span>
          <span className="u-bold u-link">*</span> Conference game
        </span>
      ) : null}
    </p>
  )
}
