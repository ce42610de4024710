import type { SportFileCard } from '#contract/news.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './SportFileList.module.css'

/** The files of a team by their titles, and which of them ask for a code. */
export function SportFileList({ files }: { files: SportFileCard[] }) {
  return (
    <ul className={styles.list}>
      {files.map(({ id, url, title, isProtected }) => (
        <li key={id}>
          <a className="u-entry" href={url}>
            <Icon name={isProtected ? 'lock' : 'document'} size="small" />
            {title}
            {isProtected ? <span className="visually-hidden"> (access code needed)</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
