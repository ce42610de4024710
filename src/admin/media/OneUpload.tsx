import { useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { useStore } from '../ground/store.ts'
import { notify } from '../shell/notices.ts'
import { FilePicker } from './FilePicker.tsx'
import styles from './OneUpload.module.css'
import { upload, uploads } from './uploads.ts'

interface OneUploadProps {
  type: Asset['type']
  onTaken(asset: Asset): void
}

const accepted: Readonly<Record<Asset['type'], string>> = {
  picture: 'image/*',
  video: 'video/mp4,video/webm',
  sound: 'audio/*',
  document: '.pdf,.docx,.xlsx,.vtt',
}

/** Uploads a file for one field, and says how far it is. */
export function OneUpload({ type, onTaken }: OneUploadProps) {
  const [isOnItsWay, setOnItsWay] = useState(false)
  const take = async (files: File[]) => {
    setOnItsWay(true)
    const [taken] = await Promise.all(upload(files.slice(0, 1)))
    setOnItsWay(false)
    const problem = uploads.get().at(-1)?.problem
    if (taken && taken.type !== type)
      notify(`That is a ${taken.type}. It is in the library, but here a ${type} is needed.`, {
        look: 'problem',
      })
    else if (taken) onTaken(taken)
    else if (problem) notify(problem, { look: 'problem' })
  }
  return (
    <>
      <FilePicker isOne accept={accepted[type]} onFiles={(files) => void take(files)}>
        Upload
      </FilePicker>
      {isOnItsWay ? <OnItsWay /> : null}
    </>
  )
}

/** How far the last file is that was chosen here. */
function OnItsWay() {
  const last = useStore(uploads).at(-1)
  if (!last) return null
  return (
    <p className={styles.way} role="status">
      {last.state === 'lost' ? 'No connection: it goes on by itself.' : `Uploading ${last.name}`}
      <progress aria-label={`${last.name}: sent`} max={last.bytes} value={last.sent} />
    </p>
  )
}
