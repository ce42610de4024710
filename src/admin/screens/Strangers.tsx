import { useState } from 'react'
import { call, type Told } from '../api/call.ts'
import { useCall } from '../api/queries.ts'
import { type Act, useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { counted } from '../words/plural.ts'
import styles from './StatFileAsk.module.css'

type Asked = Told<'strangersOfFile'>
type Stranger = Asked['strangers'][number]

const called = ({ jersey, name }: { jersey: string | null; name: string }): string =>
  jersey ? `${jersey} ${name}` : name

/** Players of a file whom nobody has found on the roster: who they are is remembered for the season. */
export function Strangers({ fileId, count }: { fileId: number; count: number }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall('strangersOfFile', { fileId }, { isWanted: isOpen })
  const act = useAct()
  return (
    <div className={styles.ask}>
      <p>{counted(count, 'player', 'players')} of this file not found on the roster.</p>
      {isOpen ? null : <Button onPress={() => setOpen(true)}>Say who they are</Button>}
      {data && !data.mayDecide ? <p>Whoever may publish this roster decides.</p> : null}
      {data?.mayDecide
        ? data.strangers.map((stranger) => (
            <OneStranger key={called(stranger)} fileId={fileId} stranger={stranger} asked={data} act={act} />
          ))
        : null}
      {act.problem ? <p role="alert">{act.problem}</p> : null}
    </div>
  )
}

interface OneStrangerProps {
  fileId: number
  stranger: Stranger
  asked: Asked
  act: Act
}

function OneStranger({
  fileId,
  stranger,
  asked: { players, seasonId },
  act: { act, isBusy },
}: OneStrangerProps) {
  const { jersey, name, firstName, lastName } = stranger
  // Whoever wears the number is the likeliest.
  const [chosen, choose] = useState(
    () => players.find((player) => jersey && player.jersey === jersey)?.id ?? 0,
  )
  const decide = (is: 'player' | 'nobody' | 'on the roster now') =>
    call('decideStranger', {
      fileId,
      body: { jersey, name, is, ...(is === 'player' ? { rosterPlayerId: chosen } : {}) },
    })
  const add = async () => {
    await call('saveRoster', {
      seasonId,
      body: { edits: [], adds: [{ firstName, lastName, ...(jersey ? { jersey } : {}) }] },
    })
    return decide('on the roster now')
  }
  return (
    <fieldset className={styles.stranger}>
      <legend>{called(stranger)}</legend>
      <select
        className={controls.input}
        aria-label={`${called(stranger)} is`}
        value={chosen}
        onChange={({ target }) => choose(Number(target.value))}
      >
        <option value={0}>Choose a player</option>
        {players.map((player) => (
          <option key={player.id} value={player.id}>
            {called(player)}
          </option>
        ))}
      </select>
      <Button isDisabled={isBusy || chosen === 0} onPress={() => void act(() => decide('player'))}>
        That is who
      </Button>
      <Button isDisabled={isBusy || !firstName} onPress={() => void act(add)}>
        New on the roster
      </Button>
      <Button isDisabled={isBusy} onPress={() => void act(() => decide('nobody'))}>
        Leave out
      </Button>
    </fieldset>
  )
}
