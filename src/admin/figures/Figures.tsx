import type { SiteFigures } from '#contract/editing/figures.ts'
import { figureDays } from '#contract/editing/figures.ts'
import { useCall } from '../api/queries.ts'
import { useAddress } from '../navigation/use-address.ts'
import { Screen } from '../shell/Screen.tsx'
import { barsOf, changeWords } from './chart-shapes.ts'
import styles from './Figures.module.css'

const whole = new Intl.NumberFormat('en-US')
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const dayWords = (day: string): string => dayFormat.format(Date.parse(`${day}T12:00:00Z`))

/** How the site is read. */
export function Component() {
  const [query, set] = useAddress()
  const days = figureDays.find((each) => String(each) === query.get('days')) ?? 30
  const { data } = useCall('figures', { days: String(days) as '7' | '30' | '90' })
  return (
    <Screen title="Figures">
      <fieldset className={styles.spans}>
        <legend className="visually-hidden">How far back</legend>
        {figureDays.map((each) => (
          <label key={each} className={styles.span}>
            <input
              type="radio"
              name="days"
              checked={each === days}
              onChange={() => set('days', each === 30 ? '' : String(each))}
            />
            {each} days
          </label>
        ))}
      </fieldset>
      {data ? <Told figures={data} /> : null}
      <p className={styles.note}>
        Counted without cookies, and nothing is kept of who read. People who are signed in, previews and
        programs are left out. Figures are erased after thirteen months.
      </p>
    </Screen>
  )
}

function Told({ figures }: { figures: SiteFigures }) {
  const { days, views, before } = figures
  const change = changeWords(views, before)
  return (
    <>
      <section className={styles.chart} aria-label="Views by day">
        <p className={styles.sum}>
          <strong>{whole.format(views)}</strong> views{' '}
          {change ? (
            <span className={styles.change}>
              {change} against the {days.length} days before
            </span>
          ) : null}
        </p>
        <Chart days={days} />
        <details className={styles.numbers}>
          <summary>The numbers by day</summary>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Views</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, views: times }) => (
                <tr key={day}>
                  <th scope="row">{dayWords(day)}</th>
                  <td>{whole.format(times)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </section>
      <div className={styles.lists}>
        <List title="Pages" rows={figures.pages} nothing="No page was read." isPath />
        <List title="Sports" rows={figures.sports} nothing="No page of a team was read." />
        <List
          title="Where readers come from"
          rows={figures.sources}
          nothing="Nobody came from another site."
        />
        <List
          title="Searched, and nothing found"
          rows={figures.missed}
          nothing="Everything that was searched was found."
        />
        <List title="Searched and found" rows={figures.searches} nothing="Nobody searched." />
      </div>
    </>
  )
}

const [chartWidth, chartHeight] = [900, 160]

/** The same numbers stand in the table below it. */
function Chart({ days }: Pick<SiteFigures, 'days'>) {
  const bars = barsOf(
    days.map(({ views }) => views),
    chartWidth,
    chartHeight,
  )
  const [first, last] = [days[0], days.at(-1)]
  return (
    <>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${chartWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ x, y, width, height }, index) => (
          <rect key={days[index]?.day} x={x} y={y} width={width} height={height}>
            <title>{`${dayWords(days[index]?.day ?? '')}: ${whole.format(days[index]?.views ?? 0)}`}</title>
          </rect>
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first ? dayWords(first.day) : ''}</span>
        <span>{last ? dayWords(last.day) : ''}</span>
      </p>
    </>
  )
}

interface ListProps {
  title: string
  rows: SiteFigures['pages']
  nothing: string
  isPath?: boolean
}

function List({ title, rows, nothing, isPath = false }: ListProps) {
  const most = Math.max(1, ...rows.map(({ times }) => times))
  return (
    <section className={styles.list}>
      <h2 className={styles.heading}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{nothing}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Times</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, times }) => (
              <tr key={name}>
                <th scope="row" className={styles.name}>
                  <span className={styles.share} style={{ inlineSize: `${(times / most) * 100}%` }} />
                  <span className={styles.words}>
                    {isPath ? (
                      <a href={name} target="_blank" rel="noreferrer">
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </span>
                </th>
                <td>{whole.format(times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
