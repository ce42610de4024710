import { type FormEvent, useState } from 'react'
import type { ScheduleGridRow } from '#contract/editing/desk.grids.ts'
import type { GameAct } from '#contract/editing/game-acts.ts'
import { call } from '../api/call.ts'
import { useKinds } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import styles from '../grid/GridScreen.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notifyDone } from '../shell/notices.ts'
import { ScoreFields } from './ScoreFields.tsx'
import { timeOf } from './schedule-columns.ts'
import { isScore, type Score, scoreOf, sentScore } from './score.ts'

const words: Readonly<Record<GameAct, { title: string; press: string; done: string }>> = {
  time: { title: 'Change the time', press: 'Change the time', done: 'has a new time' },
  postpone: { title: 'Postpone', press: 'Postpone', done: 'is postponed' },
  cancel: { title: 'Cancel', press: 'Cancel the game', done: 'is cancelled' },
  reschedule: { title: 'Reschedule', press: 'Reschedule', done: 'has a new day' },
  restore: { title: 'Put back on', press: 'Put back on', done: 'is on as planned' },
  final: { title: 'Final score', press: 'Publish the score', done: 'has its final score' },
  forfeit: { title: 'Forfeit', press: 'Record the forfeit', done: 'is a forfeit' },
}
const hasWhen: ReadonlySet<GameAct> = new Set(['time', 'reschedule', 'restore'])

interface ActPanelProps {
  game: ScheduleGridRow
  opponent: string
  act: GameAct
  onClose(): void
}

/** One thing that happens to a game, with all that follows from it. */
export function ActPanel({ game, opponent, act: what, onClose }: ActPanelProps) {
  const { act, isBusy, problem } = useAct()
  const [startDate, setStartDate] = useState(what === 'reschedule' ? '' : game.startDate)
  const [time, setTime] = useState(what === 'reschedule' ? 'TBD' : game.time)
  const [winner, setWinner] = useState<'us' | 'them'>('us')
  const [score, setScore] = useState<Score>(() => scoreOf(game))
  const [alert, setAlert] = useState(false)
  const [story, setStory] = useState(false)
  const mayTell = useKinds().find(({ kind }) => kind === 'stories')?.mayPublish ?? false
  const { title, press, done: doneWords } = words[what]
  const isTime = timeOf(time) !== null
  const isReady = what === 'final' ? isScore(score) : !hasWhen.has(what) || isTime
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!isReady) return
    const when = hasWhen.has(what)
      ? {
          ...(startDate && startDate !== game.startDate ? { startDate } : {}),
          ...(timeOf(time) && (what === 'reschedule' || timeOf(time) !== game.time)
            ? { time: timeOf(time) ?? time }
            : {}),
        }
      : {}
    const ending = what === 'forfeit' ? { winner } : what === 'final' ? sentScore(score) : {}
    const body = { act: what, ...when, ...ending, alert, story }
    const done = await act(() => call('actOnGame', { gameId: game.id, body }))
    if (!done) return
    onClose()
    notifyDone(`${opponent} on ${game.startDate} ${doneWords}.`, done)
  }
  return (
    <Panel
      title={`${title}: ${opponent}, ${game.startDate}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Leave as it is</Button>
          <Button
            look={what === 'cancel' ? 'danger' : 'main'}
            isDisabled={isBusy || !isReady}
            onPress={() => void send()}
          >
            {press}
          </Button>
        </>
      }
    >
      <Problem>{problem}</Problem>
      <form className={styles.fields} onSubmit={(event) => void send(event)}>
        {hasWhen.has(what) ? (
          <>
            <label className={styles.field}>
              Day
              <input
                type="date"
                className={controls.input}
                value={startDate}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to say it
                autoFocus={what === 'reschedule'}
                onChange={({ target }) => setStartDate(target.value)}
              />
            </label>
            <label className={styles.field}>
              Time at the venue
              <input
                className={controls.input}
                value={time}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to type it in
                autoFocus={what === 'time'}
                aria-invalid={isTime ? undefined : true}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => setTime(target.value)}
              />
            </label>
          </>
        ) : null}
        {what === 'final' ? <ScoreFields score={score} opponent={opponent} onChange={setScore} /> : null}
        {what === 'forfeit' ? (
          <label className={styles.field}>
            The win is
            <select
              className={controls.input}
              value={winner}
              onChange={({ target }) => setWinner(target.value === 'them' ? 'them' : 'us')}
            >
              <option value="us">ours</option>
              <option value="them">{opponent}’s</option>
            </select>
          </label>
        ) : null}
        <button type="submit" hidden>
          {press}
        </button>
      </form>
      <label className={styles.check}>
        <input type="checkbox" checked={alert} onChange={({ target }) => setAlert(target.checked)} />
        Say so in an alert on every page until the day is over
      </label>
      {mayTell ? (
        <label className={styles.check}>
          <input type="checkbox" checked={story} onChange={({ target }) => setStory(target.checked)} />
          Say so in a story, which subscribers of the team get by mail
        </label>
      ) : null}
      <p className={styles.quiet}>Pages, lists and subscribed calendars follow at once.</p>
    </Panel>
  )
}
