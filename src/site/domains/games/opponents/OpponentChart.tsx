import { ToneButton } from '#site/parts/tones/ToneButton.tsx'
import styles from './OpponentChart.module.css'
import { type ChartBar, chartWords } from './opponent-chart.ts'

/** Pixels that the widest margin takes, and a line of figures. */
const reach = 96
const line = 24
/** More bars than this have no room for figures. */
const mostFigures = 14

/** Margins from the first meeting to the last: wins rise, losses fall. It is drawn in percent, so it fits any width. */
export function OpponentChart({ bars, school }: { bars: readonly ChartBar[]; school: string }) {
  const hasFigures = bars.length <= mostFigures
  const [first, last] = [bars[0], bars.at(-1)]
  // A side on which nothing ever stood needs no room.
  const above = bars.some(({ margin }) => margin > 0) ? reach + line : line
  const below = bars.some(({ margin }) => margin < 0) ? reach + line : line
  return (
    <figure className="u-grid u-gap-2 u-shrink">
      <svg role="img" aria-label={chartWords(bars, school)} width="100%" height={above + below + line}>
        {bars.map((bar) => (
          <Bar key={bar.id} bar={bar} zero={above} yearsAt={hasFigures ? above + below + 16 : null} />
        ))}
        <line className={styles.zero} x1="0" x2="100%" y1={above} y2={above} />
      </svg>
      {!hasFigures && first && last ? (
        <p className="u-note u-flex u-spread" aria-hidden="true">
          <span>{first.year}</span>
          <span>{last.year}</span>
        </p>
      ) : null}
      <figcaption className="u-note">Margin of each meeting, the first on the left</figcaption>
      <ToneButton
        what="the margins"
        values={bars.map(({ margin }) => margin)}
        help="A tone for each meeting, the first first: high is a win, low a loss, the further the clearer."
      />
    </figure>
  )
}

interface BarProps {
  bar: ChartBar
  /** Where a margin of nothing lies. */
  zero: number
  /** Where its year stands; null where there is no room for words. */
  yearsAt: number | null
}

function Bar({ bar: { x, width, share, margin, year }, zero, yearsAt }: BarProps) {
  const height = Math.max(2, share * reach)
  const isWin = margin > 0
  const tone = margin === 0 ? styles.draw : isWin ? styles.win : styles.loss
  const center = `${x + width / 2}%`
  return (
    <>
      <rect
        className={tone}
        x={`${x}%`}
        y={isWin ? zero - height : zero}
        width={`${width}%`}
        height={height}
      />
      {yearsAt === null ? null : (
        <>
          <text
            className={`u-title-bold u-figures ${styles.figure}`}
            x={center}
            y={isWin ? zero - height - 6 : zero + height + 17}
          >
            {isWin ? `+${margin}` : margin}
          </text>
          <text className={`u-title-bold u-figures ${styles.year}`} x={center} y={yearsAt}>
            {year}
          </text>
        </>
      )}
    </>
  )
}
