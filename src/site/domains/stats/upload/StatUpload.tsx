import { sendStatFile } from '#contract/client/form-addresses.ts'
import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import { Button } from '#ui/Button.tsx'
import styles from './StatUpload.module.css'

const UploadAnswerIsland = islandComponent(() => import('./UploadAnswer.island.tsx'))

const formId = 'stat-upload'

/** A plain form that the door of the scoring programs takes; with scripts the answer is told in words beneath it. */
export function StatUpload() {
  return (
    <>
      <form
        id={formId}
        className={`u-grid u-columns-1 u-gap-4 u-start ${styles.form}`}
        method="post"
        action={sendStatFile}
        encType="multipart/form-data"
      >
        <label>
          Token
          <input name="token" type="password" autoComplete="off" required />
        </label>
        <label>
          File
          <input name="file" type="file" accept=".xml,text/xml,application/xml" required />
        </label>
        <Button type="submit" icon="download">
          Send
        </Button>
      </form>
      <Island defer="idle">
        <UploadAnswerIsland formId={formId} />
      </Island>
    </>
  )
}
