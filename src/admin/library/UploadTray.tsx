import { memo } from 'react'
import { type Unreached, whyUnreached } from '../api/connection.ts'
import { useStore } from '../ground/store.ts'
import { sizeWords } from '../media/asset-looks.ts'
import { cancel, clearUploads, pause, resume, type Upload, uploads } from '../media/uploads.ts'
import { Button } from '../parts/Button.tsx'
import { reasonWords } from '../words/server-words.ts'
import { leftIn, trayLines, trayTitle } from './tray-lines.ts'
import styles from './UploadTray.module.css'

const words = ({ state, sent, bytes, problem }: Upload, why: Unreached): string => {
  const far = `${sizeWords(sent)} of ${sizeWords(bytes)}`
  switch (state) {
    case 'waiting':
      return 'Waiting'
    case 'sending':
      return sent >= bytes ? 'Taking it in…' : far
    case 'paused':
      return `Paused at ${far}`
    case 'lost':
      return `${reasonWords[why]} Goes on from ${far}`
    case 'known':
      return 'Was in the library already'
    case 'refused':
      return problem ?? 'Not taken'
    case 'done':
      return 'Done'
  }
}

/** Files on their way, each with how far it is; nothing where there are none. */
export function UploadTray() {
  const list = useStore(uploads)
  if (list.length === 0) return null
  const { lines, rest } = trayLines(list)
  const left = leftIn(list)
  return (
    <section className={styles.tray} aria-label="Uploads">
      <header className={styles.head}>
        <p className={styles.title} role="status">
          {trayTitle(list)}
        </p>
        {left < list.length ? (
          <Button look="quiet" onPress={clearUploads}>
            Clear
          </Button>
        ) : null}
      </header>
      <ul className={styles.list}>
        {lines.map((each) => (
          <Line key={each.id} {...each} />
        ))}
        {rest ? <li className={styles.rest}>{rest}</li> : null}
      </ul>
    </section>
  )
}

/** What moves draws its own line alone. */
const Line = memo(function Line(each: Upload) {
  const { id, name, bytes, sent, state } = each
  const isGoing = ['waiting', 'sending', 'lost'].includes(state)
  const isOver = ['done', 'known', 'refused'].includes(state)
  return (
    <li className={styles.line} data-state={state}>
      <span className={styles.name}>{name}</span>
      <span className={styles.words}>{words(each, useStore(whyUnreached))}</span>
      {isOver ? null : (
        <progress className={styles.progress} aria-label={`${name}: sent`} max={bytes} value={sent} />
      )}
      <span className={styles.keys}>
        {isGoing ? (
          <Button look="quiet" onPress={() => pause(id)}>
            Pause<span className="visually-hidden"> {name}</span>
          </Button>
        ) : null}
        {state === 'paused' ? (
          <Button look="quiet" onPress={() => resume(id)}>
            Resume<span className="visually-hidden"> {name}</span>
          </Button>
        ) : null}
        {isOver ? null : (
          <Button look="quiet" icon="close" label={`Cancel ${name}`} onPress={() => cancel(id)} />
        )}
      </span>
    </li>
  )
})
