import { type FormEvent, useState } from 'react'
import type { FileNumbers as Numbers, ToldCorrection } from '#contract/editing/stat-numbers.ts'
import { call } from '../api/call.ts'
import { useCall } from '../api/queries.ts'
import { type Act, useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import grid from '../grid/GridScreen.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notifyDone } from '../shell/notices.ts'
import styles from './StatFileAsk.module.css'
import { correctionWords } from './stat-file-words.ts'

/** The numbers of a game that is over: one that is wrong is corrected, with why. */
export function FileNumbers({ fileId }: { fileId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="edit" onPress={() => setOpen(true)}>
        Correct a number
      </Button>
      {isOpen ? <NumbersPanel fileId={fileId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function NumbersPanel({ fileId, onClose }: { fileId: number; onClose(): void }) {
  const { data, error } = useCall('fileNumbers', { fileId })
  const act = useAct()
  return (
    <Panel title="Correct a number" isOpen size="wide" onClose={onClose}>
      <Problem>{error?.message ?? act.problem}</Problem>
      {data?.refusal ? <p>{data.refusal}</p> : null}
      {data && !data.mayCorrect ? <p>Whoever may publish this roster corrects its numbers.</p> : null}
      {data?.mayCorrect && !data.refusal ? <Correcting fileId={fileId} numbers={data} act={act} /> : null}
      {data && data.corrections.length > 0 ? (
        <ul className={grid.lines}>
          {data.corrections.map((correction) => (
            <Corrected
              key={correction.id}
              fileId={fileId}
              correction={correction}
              mayTakeBack={data.mayCorrect && !data.refusal}
              act={act}
            />
          ))}
        </ul>
      ) : null}
    </Panel>
  )
}

const theTeam = 'The team'

function Correcting({
  fileId,
  numbers,
  act: { act, isBusy },
}: {
  fileId: number
  numbers: Numbers
  act: Act
}) {
  const [side, setSide] = useState<'school' | 'opponent'>('school')
  const [who, setWho] = useState('')
  const [which, setWhich] = useState('')
  const [value, setValue] = useState('')
  const [reason, setReason] = useState('')
  const team = numbers.sides.find((one) => one.side === side)
  const player = team?.players.find((one) => `${one.jersey} ${one.name}` === who)
  const isTeam = who === theTeam
  const [table = '', column = ''] = which.split('.')
  const line = isTeam ? team?.totals : player?.groups
  const stands = line && which ? (line[table]?.[column] ?? 0) : null
  const isReady =
    (isTeam || player) && which && value !== '' && Number.isFinite(Number(value)) && reason.trim().length > 2
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    const done = await act(() =>
      call('correctNumber', {
        fileId,
        body: {
          side,
          jersey: player?.jersey ?? '',
          name: player?.name ?? '',
          table,
          column,
          value: Number(value),
          reason: reason.trim(),
        },
      }),
    )
    if (!done) return
    notifyDone('The number is corrected.', done)
    setWhich('')
    setValue('')
    setReason('')
  }
  return (
    <form className={grid.fields} onSubmit={(event) => void send(event)}>
      <label className={grid.field}>
        Team
        <select
          className={controls.input}
          value={side}
          onChange={({ target }) => {
            setSide(target.value === 'opponent' ? 'opponent' : 'school')
            setWho('')
          }}
        >
          {numbers.sides.map((one) => (
            <option key={one.side} value={one.side}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <label className={grid.field}>
        Whose number
        <select className={controls.input} value={who} onChange={({ target }) => setWho(target.value)}>
          <option value="">Choose</option>
          <option>{theTeam}</option>
          {team?.players.map(({ jersey, name }) => (
            <option key={`${jersey} ${name}`} value={`${jersey} ${name}`}>
              {`${jersey} ${name}`.trim()}
            </option>
          ))}
        </select>
      </label>
      <label className={grid.field}>
        Number
        <select className={controls.input} value={which} onChange={({ target }) => setWhich(target.value)}>
          <option value="">Choose</option>
          {numbers.tables
            .filter(({ teamOnly }) => isTeam || !teamOnly)
            .map(({ key, title, columns }) => (
              <optgroup key={key} label={title}>
                {columns.map(({ key: one, name }) => (
                  <option key={one} value={`${key}.${one}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      </label>
      <label className={grid.field}>
        {stands === null ? 'It is' : `It is (${stands} stands)`}
        <input
          className={controls.input}
          inputMode="decimal"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      <label className={grid.field}>
        Why
        <input
          className={controls.input}
          value={reason}
          maxLength={300}
          placeholder="Seen again on film"
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Button type="submit" look="main" isDisabled={isBusy || !isReady}>
        Publish the correction
      </Button>
      <p className={grid.quiet}>
        It holds for the files to come. One that says something new itself is followed, and that is shown
        here.
      </p>
    </form>
  )
}

interface CorrectedProps {
  fileId: number
  correction: ToldCorrection
  mayTakeBack: boolean
  act: Act
}

function Corrected({ fileId, correction, mayTakeBack, act: { act, isBusy } }: CorrectedProps) {
  const { id, number, reason, by } = correction
  const takeBack = async () => {
    const done = await act(() => call('takeBackCorrection', { fileId, correctionId: id }))
    if (done) notifyDone(`${number} is the file’s again.`, done)
  }
  return (
    <li className={styles.correction}>
      <span>
        <b>{number}</b> {correctionWords(correction)}{' '}
        <span className={grid.quiet}>
          {by}: {reason}
        </span>
      </span>
      {mayTakeBack ? (
        <Button isDisabled={isBusy} aria-label={`Take back: ${number}`} onPress={() => void takeBack()}>
          Take back
        </Button>
      ) : null}
    </li>
  )
}
