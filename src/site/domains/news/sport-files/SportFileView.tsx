import type { SportFileCard } from '#contract/news.ts'
import { formatDate } from '#site/format/date.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import type { StoryShareProps } from '../parts/StoryShare.island.tsx'
import { StoryShare } from '../parts/StoryShare.tsx'
import text from '../story/blocks/StoryText.module.css'
import { SportFileList } from './SportFileList.tsx'
import styles from './SportFileView.module.css'

interface SportFile {
  title: string
  date: string
  team: { href: string; label: string }
  teaser: string | null
  content: string
  others: SportFileCard[]
}

/** A page of a team that is not a story: camp information, a record book, travel notes. */
export function SportFileView({ file, share }: { file: SportFile | undefined; share: StoryShareProps }) {
  return (
    <article>
      <ServerHtml id="sport-file-head" value={file}>
        {({ title, team, date }) => (
          <PageHead
            title={title}
            up={team}
            note={
              <span>
                Published <time dateTime={date}>{formatDate(date, 'MMMM d, yyyy')}</time>
              </span>
            }
          />
        )}
      </ServerHtml>
      <div className={`u-frame ${styles.tools}`}>
        <StoryShare {...share} />
      </div>
      <ServerHtml id="sport-file" className={`u-page u-gap-6 ${styles.page}`} value={file}>
        {({ teaser, content, others, team }) => (
          <>
            <div className="u-grid u-gap-4 u-shrink u-shrink-items">
              {teaser ? <p className={styles.teaser}>{teaser}</p> : null}
              <div className={text.prose} dangerouslySetInnerHTML={{ __html: content }} />
            </div>
            {others.length > 0 ? (
              <nav className="no-print u-shrink" aria-labelledby="other-files">
                <h2 id="other-files" className={styles.title}>
                  More from {team.label}
                </h2>
                <SportFileList files={others} />
              </nav>
            ) : null}
          </>
        )}
      </ServerHtml>
    </article>
  )
}
