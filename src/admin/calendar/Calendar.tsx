import { type CSSProperties, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { useSchool } from '../api/queries.ts'
import { clockOf } from '../fields/zoned.ts'
import { FrontPreview } from '../front/FrontPreview.tsx'
import { useAddress } from '../navigation/use-address.ts'
import { Button } from '../parts/Button.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { Screen } from '../shell/Screen.tsx'
import { momentWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import styles from './Calendar.module.css'
import { conflictsOf, type Entry } from './conflicts.ts'
import { type Bar, barIn, type Month, monthBeside, monthOf } from './month.ts'
import { useEntries } from './use-entries.ts'

/** All that is on at a time or goes out at one: releases, plans, alerts, takeovers, splash screens, campaigns. */
export function Component() {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const [query, set] = useAddress()
  const { day: today } = clockOf(useNow().toISOString(), timeZone)
  const asked = query.get('month') ?? ''
  const month = monthOf(/^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7))
  const [seen, setSeen] = useState<Entry | null>(null)
  const entries = useEntries()
  const bars = entries.flatMap((entry) => barIn(month, entry, timeZone) ?? [])
  const lanes = [...Map.groupBy(bars, ({ entry }) => entry.lane)]
  const inMonth = new Set(bars.map(({ entry }) => entry))
  const conflicts = conflictsOf(entries).filter(({ entries: both }) => both.every((one) => inMonth.has(one)))
  const troubled = new Set(conflicts.flatMap(({ entries: both }) => both))
  const go = (months: number) => set('month', monthBeside(month.key, months))
  return (
    <Screen
      title="Calendar"
      lead="What is on, and what goes out when."
      width="full"
      actions={
        <>
          <Button icon="arrow-left" label="The month before" onPress={() => go(-1)} />
          <Button onPress={() => set('month', '')}>This month</Button>
          <Button icon="chevron-right" label="The month after" onPress={() => go(1)} />
        </>
      }
    >
      <h2 className={styles.month}>{month.title}</h2>
      {conflicts.length > 0 ? (
        <section className={styles.conflicts} aria-label="Conflicts">
          <h3>In each other’s way</h3>
          <ul>
            {conflicts.map(({ entries: [one, other], words }) => (
              <li key={`${one.kind}/${one.id} ${other.kind}/${other.id}`}>
                <Link to={one.writtenAt}>{one.title}</Link> and{' '}
                <Link to={other.writtenAt}>{other.title}</Link>. {words}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {bars.length === 0 ? <Nothing>Nothing is on in {month.title}.</Nothing> : null}
      {bars.length > 0 ? (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Days of ${month.title}`}>
          <div className={styles.grid} style={{ '--days': month.days.length } as CSSProperties}>
            <Days month={month} today={today} />
            {lanes.map(([lane, own]) => (
              <section key={lane} aria-label={lane}>
                <h3 className={styles.name}>{lane}</h3>
                <ul className={styles.bars}>
                  {own.map((bar) => (
                    <BarLine
                      key={`${bar.entry.kind}/${bar.entry.id}`}
                      bar={bar}
                      timeZone={timeZone}
                      hasTrouble={troubled.has(bar.entry)}
                      onSee={setSeen}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      ) : null}
      {seen ? <FrontPreview address={seen.seenAt} from={seen.from} onClose={() => setSeen(null)} /> : null}
    </Screen>
  )
}

function Days({ month, today }: { month: Month; today: string }) {
  return (
    <div className={styles.days} aria-hidden="true">
      {month.days.map(({ day, number, weekday }) => (
        <span key={day} className={classNames(styles.day, day === today && styles.today)}>
          {weekday}
          <b>{number}</b>
        </span>
      ))}
    </div>
  )
}

interface BarLineProps {
  bar: Bar
  timeZone: string
  hasTrouble: boolean
  onSee(entry: Entry): void
}

const spanWords = ({ from, to, isOn }: Entry, timeZone: string): string => {
  const words = [
    from ? momentWords(from, timeZone) : 'since ever',
    to === from ? null : to ? momentWords(to, timeZone) : 'for good',
  ]
  return `${words.filter(Boolean).join(' to ')}${isOn ? '' : ', switched off'}`
}

function BarLine({ bar, timeZone, hasTrouble, onSee }: BarLineProps) {
  const { entry, from, days, isBegun, isEndless } = bar
  return (
    <li
      className={classNames(
        styles.bar,
        !entry.isOn && styles.off,
        hasTrouble && styles.trouble,
        isBegun && styles.begun,
        isEndless && styles.endless,
      )}
      style={{ '--from': from, '--length': days } as CSSProperties}
    >
      <span className={styles.fill}>
        <Link className={styles.title} to={entry.writtenAt} title={spanWords(entry, timeZone)}>
          {entry.title}
          <span className="visually-hidden">
            , {spanWords(entry, timeZone)}
            {hasTrouble ? ', in the way of another' : ''}
          </span>
        </Link>
        <Button
          look="quiet"
          icon="eye"
          label={`See the page with ${entry.title}`}
          onPress={() => onSee(entry)}
        />
      </span>
    </li>
  )
}
