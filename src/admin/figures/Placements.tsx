import { Link } from 'react-router'
import type { PlacementReport } from '#contract/editing/figures.ts'
import { addressOf } from '../api/call.ts'
import { useCall } from '../api/queries.ts'
import { table } from '../api/table.ts'
import controls from '../fields/parts/controls.module.css'
import { useAddress } from '../navigation/use-address.ts'
import { OutLink } from '../parts/Button.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { Problem } from '../parts/Problem.tsx'
import plain from '../screens/plain.module.css'
import { Screen } from '../shell/Screen.tsx'
import { dayWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import styles from './Placements.module.css'
import { rateWords, thisMonth } from './placement-words.ts'

const whole = new Intl.NumberFormat('en-US')
const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** What sponsors and campaigns had of the site, for whoever writes their invoices. */
export function Component() {
  const [query, set] = useAddress()
  const month = thisMonth(useNow())
  const [from, to] = [query.get('from'), query.get('to')]
  const span = { from: isDay(from) ? from : month.from, to: isDay(to) ? to : month.to }
  const { data, error } = useCall('placements', span)
  const opened = data?.placements.find(({ mark }) => mark === query.get('of'))
  return (
    <Screen
      title="Sponsors and campaigns"
      lead="How often each was seen, and how often somebody followed it."
      actions={<Link to="/figures">All figures</Link>}
    >
      <div className={plain.bar}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className={plain.label}>
            {end === 'from' ? 'From' : 'Until'}
            <input
              type="date"
              className={controls.input}
              value={span[end]}
              onChange={({ target }) => set(end, target.value)}
            />
          </label>
        ))}
      </div>
      <Problem>{error ? error.message : null}</Problem>
      {data?.placements.length === 0 ? (
        <Nothing>There are no sponsors yet. They are added under Promotion.</Nothing>
      ) : null}
      {data && data.placements.length > 0 ? (
        <div className={styles.frame}>
          <table className={styles.table}>
            <caption className="visually-hidden">Sponsors and campaigns, the most seen first</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Impressions</th>
                <th scope="col">Clicks</th>
                <th scope="col">Rate</th>
              </tr>
            </thead>
            <tbody>
              {data.placements.map(({ mark, name, kind, shown, pressed }) => (
                <tr key={mark}>
                  <th scope="row">
                    <button
                      type="button"
                      className={styles.open}
                      aria-expanded={opened?.mark === mark}
                      onClick={() => set('of', opened?.mark === mark ? '' : mark)}
                    >
                      {name}
                    </button>
                    <span className={plain.facts}>{kind === 'sponsor' ? 'Sponsor' : 'Campaign'}</span>
                  </th>
                  <td>{whole.format(shown)}</td>
                  <td>{whole.format(pressed)}</td>
                  <td>{rateWords(shown, pressed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {opened ? <Report key={opened.mark} mark={opened.mark} name={opened.name} {...span} /> : null}
      <p className={plain.facts}>
        An impression is counted once in a page view, when half of it or more was on the screen. Programs and
        people who are signed in are left out. There are no cookies, and nothing is kept of who looked.
      </p>
    </Screen>
  )
}

function Report({ mark, name, from, to }: Pick<PlacementReport, 'mark' | 'name' | 'from' | 'to'>) {
  const { data } = useCall('placementReport', { mark, from, to })
  return (
    <section className={styles.report}>
      <header className={plain.bar}>
        <h2>{name}</h2>
        <OutLink icon="download" href={addressOf(table.placementPdf.path, { mark, from, to })}>
          Report as PDF
        </OutLink>
        <OutLink icon="download" href={addressOf(table.placementCsv.path, { mark, from, to })}>
          As CSV
        </OutLink>
      </header>
      {data?.mark === mark ? (
        <div className={styles.parts}>
          <Part
            head="Page"
            rows={data.pages.map(({ page, ...sums }) => ({ name: page || 'Other pages', ...sums }))}
          />
          <Part
            head="Day"
            rows={data.days
              .filter(({ shown, pressed }) => shown + pressed > 0)
              .map(({ day, ...sums }) => ({ name: dayWords(day), ...sums }))}
          />
        </div>
      ) : null}
    </section>
  )
}

function Part({ head, rows }: { head: string; rows: { name: string; shown: number; pressed: number }[] }) {
  if (rows.length === 0) return null
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">By {head.toLowerCase()}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Impressions</th>
            <th scope="col">Clicks</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, shown, pressed }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{whole.format(shown)}</td>
              <td>{whole.format(pressed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
