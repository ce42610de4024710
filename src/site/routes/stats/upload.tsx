import { StatUpload } from '#site/domains/stats/upload/StatUpload.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './upload.module.css'

export const headers = cachedPage

export const meta = pageMeta

const load = async () => ({
  head: {
    words: {
      title: 'Send a Stat File',
      description: 'Where the press box of {school_name} sends the file of a game, running or over.',
    },
    canonical: '/stats/upload',
    isHidden: true,
  },
  sportBar: null,
})

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function UploadPage() {
  return (
    <div className={styles.page}>
      <Heading level={1} size="x-large">
        Send a stat file
      </Heading>
      <p className="u-text-lg">
        The file of a scoring program (Stat Crew XML), while the game runs or after it. The box score, the
        live score and every total follow. You need a token of the school; ask the communications office.
      </p>
      <StatUpload />
    </div>
  )
}
