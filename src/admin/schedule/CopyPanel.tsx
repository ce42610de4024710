import { useState } from 'react'
import type { GridSeason } from '#contract/editing/desk.grids.ts'
import { call, type Told } from '../api/call.ts'
import { useCall } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import styles from '../grid/GridScreen.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notifyDone } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'
import { siteWords } from './schedule-columns.ts'

interface CopyPanelProps {
  season: GridSeason
  onClose(): void
  onOpen(seasonId: number): void
}

const swapped = { H: 'A', A: 'H', N: 'N' } as const
const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))

/** A schedule a year on: the same weekdays, home and away turned round if wanted, times to be announced. */
export function CopyPanel({ season, onClose, onOpen }: CopyPanelProps) {
  const { data } = useCall('nextSchedule', { seasonId: season.id })
  return (
    <Panel title={`Copy ${season.sport} ${season.title}`} isOpen size="wide" onClose={onClose}>
      {data ? <Copy season={season} next={data} onClose={onClose} onOpen={onOpen} /> : null}
    </Panel>
  )
}

function Copy({ season, next, onClose, onOpen }: CopyPanelProps & { next: Told<'nextSchedule'> }) {
  const { act, isBusy, problem } = useAct()
  const [swapsSites, setSwaps] = useState(true)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [days, setDays] = useState<Readonly<Record<number, string>>>({})
  const games = next.games.filter(({ id }) => !left.has(id))
  const { title, startsOn, endsOn } = next
  const copy = async () => {
    const done = await act(() =>
      call('copySchedule', {
        seasonId: season.id,
        body: {
          title,
          startsOn,
          endsOn,
          isCurrent: false,
          swapsSites,
          games: games.map(({ id, to }) => ({ id, startDate: days[id] ?? to })),
        },
      }),
    )
    if (!done) return
    notifyDone(`${counted(done.ids.length, 'game', 'games')} copied into ${title}.`, done, () =>
      onOpen(season.id),
    )
    onClose()
    onOpen(done.seasonId)
  }
  return (
    <>
      <Problem>{problem}</Problem>
      <label className={styles.check}>
        <input type="checkbox" checked={swapsSites} onChange={({ target }) => setSwaps(target.checked)} />
        Home games become away games, and the other way round
      </label>
      <ul className={styles.lines}>
        {next.games.map(({ id, opponent, from, to, locationIndicator, isThere }) => (
          <li key={id} className={styles.line} data-out={left.has(id) ? '' : undefined}>
            <input
              type="checkbox"
              aria-label={`${opponent} is copied`}
              checked={!left.has(id) && !isThere}
              disabled={isThere}
              onChange={() => {
                const others = new Set(left)
                if (!others.delete(id)) others.add(id)
                setLeft(others)
              }}
            />
            <span className={styles.who}>
              {siteWords[swapsSites ? swapped[locationIndicator] : locationIndicator]}: {opponent}{' '}
              <span className={styles.quiet}>
                {isThere ? 'is there already' : `${dayWords(from)} → ${dayWords(days[id] ?? to)}`}
              </span>
            </span>
            <input
              type="date"
              className={styles.short}
              aria-label={`Day of ${opponent}`}
              value={days[id] ?? to}
              onChange={({ target }) => setDays({ ...days, [id]: target.value })}
            />
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>Times, television and tickets are announced anew: they begin as TBD.</p>
      <Button look="main" isDisabled={isBusy || games.length === 0} onPress={() => void copy()}>
        {`Copy ${counted(games.length, 'game', 'games')} into ${title}`}
      </Button>
    </>
  )
}
