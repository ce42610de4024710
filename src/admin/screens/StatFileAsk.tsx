import { useState } from 'react'
import type { ReceivedFile } from '#contract/editing/incoming.shapes.ts'
import { call } from '../api/call.ts'
import { useCall, useKinds } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import { Button } from '../parts/Button.tsx'
import styles from './StatFileAsk.module.css'
import { gameWords } from './stat-file-words.ts'

/** What a file leaves open, with the answers that there are. */
export function StatFileAsk({ file }: { file: ReceivedFile }) {
  const mayAnswer = useKinds().find(({ kind }) => kind === 'games')?.mayPublish ?? false
  if (file.asks === null || !mayAnswer) return null
  if (file.asks === 'whether it is over') return <AskEnd fileId={file.id} />
  return file.asks === 'which game' ? <AskGame fileId={file.id} /> : null
}

function AskEnd({ fileId }: { fileId: number }) {
  const { isBusy, problem, act } = useAct()
  return (
    <div className={styles.ask}>
      <p>Is this game over? The file does not say it for certain.</p>
      <Button isDisabled={isBusy} onPress={() => void act(() => call('endGame', { fileId }))}>
        Yes, it is final
      </Button>
      {problem ? <p role="alert">{problem}</p> : null}
    </div>
  )
}

function AskGame({ fileId }: { fileId: number }) {
  const [isOpen, setOpen] = useState(false)
  const [remember, setRemember] = useState(true)
  const { data } = useCall('gamesForFile', { fileId }, { isWanted: isOpen })
  const { isBusy, problem, act } = useAct()
  if (!isOpen)
    return (
      <div className={styles.ask}>
        <p>Which game is it?</p>
        <Button onPress={() => setOpen(true)}>Choose the game</Button>
      </div>
    )
  const take = (gameId: number) => void act(() => call('takeAsGame', { fileId, body: { gameId, remember } }))
  return (
    <div className={styles.ask}>
      {data ? (
        <p>
          The file has {data.teams[0]} at {data.teams[1]}.{' '}
          {data.games.length > 0 ? 'It is:' : 'No game of its sport is on the schedule around that day.'}
        </p>
      ) : null}
      {data?.games.map((game) => (
        <Button key={game.id} isDisabled={isBusy} onPress={() => take(game.id)}>
          {gameWords(game)}
        </Button>
      ))}
      {data && data.games.length > 0 ? (
        <label className={styles.remember}>
          <input type="checkbox" checked={remember} onChange={() => setRemember(!remember)} />
          Remember this name for the opponent
        </label>
      ) : null}
      {problem ? <p role="alert">{problem}</p> : null}
    </div>
  )
}
