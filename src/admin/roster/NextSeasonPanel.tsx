import { useState } from 'react'
import type { GridSeason } from '#contract/editing/desk.grids.ts'
import { call, type Told } from '../api/call.ts'
import { useCall } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import styles from '../grid/GridScreen.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notifyDone } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'

interface NextSeasonPanelProps {
  season: GridSeason
  onClose(): void
  onOpen(seasonId: number): void
}

/** The season after: everybody a class up, whoever is through left out, and a press begins it. */
export function NextSeasonPanel({ season, onClose, onOpen }: NextSeasonPanelProps) {
  const { data } = useCall('nextRoster', { seasonId: season.id })
  return (
    <Panel title={`${season.sport}: the season after ${season.title}`} isOpen size="wide" onClose={onClose}>
      {data ? <Next season={season} next={data} onClose={onClose} onOpen={onOpen} /> : null}
    </Panel>
  )
}

function Next({ season, next, onClose, onOpen }: NextSeasonPanelProps & { next: Told<'nextRoster'> }) {
  const { act, isBusy, problem } = useAct()
  const [title, setTitle] = useState(next.title)
  const [days, setDays] = useState({ startsOn: next.startsOn, endsOn: next.endsOn })
  const [isCurrent, setCurrent] = useState(false)
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const [classes, setClasses] = useState<Readonly<Record<number, string>>>({})
  const stays = ({ id, stays: does }: { id: number; stays: boolean }) => does !== turned.has(id)
  const fresh = next.lines.filter(({ isThere }) => !isThere)
  const lines = fresh.toSorted((a, b) => Number(stays(a)) - Number(stays(b)))
  const staying = fresh.filter(stays)
  const isMade = next.seasonId === null
  const begin = async () => {
    const done = await act(() =>
      call('beginRoster', {
        seasonId: season.id,
        body: {
          title,
          ...days,
          isCurrent,
          lines: staying.map(({ id, to }) => ({ id, academicYear: classes[id] ?? to })),
        },
      }),
    )
    if (!done) return
    notifyDone(`${title} begins with ${counted(staying.length, 'player', 'players')}.`, done, () =>
      onOpen(season.id),
    )
    onClose()
    onOpen(done.seasonId)
  }
  return (
    <>
      <Problem>{problem}</Problem>
      {isMade ? (
        <div className={styles.fields}>
          <label className={styles.field}>
            Season
            <input
              className={controls.input}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
          <label className={styles.field}>
            First day
            <input
              type="date"
              className={controls.input}
              value={days.startsOn}
              onChange={({ target }) => setDays({ ...days, startsOn: target.value })}
            />
          </label>
          <label className={styles.field}>
            Last day
            <input
              type="date"
              className={controls.input}
              value={days.endsOn}
              onChange={({ target }) => setDays({ ...days, endsOn: target.value })}
            />
          </label>
        </div>
      ) : (
        <p className={styles.quiet}>
          {title} is there already; {counted(next.lines.length - fresh.length, 'player is', 'players are')} on
          its roster.
        </p>
      )}
      <p className={styles.quiet}>
        {counted(staying.length, 'player goes', 'players go')} on,{' '}
        {counted(fresh.length - staying.length, 'leaves', 'leave')}. Transfers are pasted or typed into the
        new roster.
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line} data-out={stays(line) ? undefined : ''}>
            <input
              type="checkbox"
              aria-label={`${line.name} stays`}
              checked={stays(line)}
              onChange={() => {
                const others = new Set(turned)
                if (!others.delete(line.id)) others.add(line.id)
                setTurned(others)
              }}
            />
            <span className={styles.who}>
              {line.jersey ? `${line.jersey} ` : ''}
              {line.name} <span className={styles.quiet}>{line.from}</span>
            </span>
            {stays(line) ? (
              <input
                className={styles.short}
                aria-label={`Class of ${line.name}`}
                value={classes[line.id] ?? line.to}
                onChange={({ target }) => setClasses({ ...classes, [line.id]: target.value })}
              />
            ) : (
              <span className={styles.quiet}>leaves</span>
            )}
          </li>
        ))}
      </ul>
      {isMade ? (
        <label className={styles.check}>
          <input type="checkbox" checked={isCurrent} onChange={({ target }) => setCurrent(target.checked)} />
          It is the current season from now on
        </label>
      ) : null}
      <Button look="main" isDisabled={isBusy} onPress={() => void begin()}>
        {`Begin ${title} with ${counted(staying.length, 'player', 'players')}`}
      </Button>
    </>
  )
}
