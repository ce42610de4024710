import { useState } from 'react'
import { useCall, useSchool } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { agoWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { counted } from '../words/plural.ts'
import styles from './StatFileAsk.module.css'

/** What a file says otherwise than the version before it. */
export function FileDifference({ fileId }: { fileId: number }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useCall('fileDifference', { fileId }, { isWanted: isOpen })
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const now = useNow()
  if (!isOpen) return <Button onPress={() => setOpen(true)}>What is new in it</Button>
  if (!data) return error ? <p role="alert">{error.message}</p> : null
  const { before, changes, more } = data
  if (!before) return <p>It is the first file of this game that is kept.</p>
  return (
    <div className={styles.wide}>
      <p>
        {changes.length === 0
          ? 'Nothing is new'
          : counted(changes.length + more, 'number is', 'numbers are') + ' new'}{' '}
        since the file that came {agoWords(before.receivedAt, now, timeZone)}.
      </p>
      {changes.length > 0 ? (
        <table className={styles.numbers}>
          <thead>
            <tr>
              <th scope="col">Whose</th>
              <th scope="col">Number</th>
              <th scope="col">Before</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ who, label, before: was, after }) => (
              <tr key={`${who} ${label}`}>
                <th scope="row">{who}</th>
                <td>{label}</td>
                <td>{was}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {more > 0 ? <p>{counted(more, 'more', 'more')} are not shown.</p> : null}
    </div>
  )
}
