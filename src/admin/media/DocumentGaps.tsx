import type { DocumentGap } from '#contract/editing/kinds/asset-types.ts'
import styles from './DocumentGaps.module.css'

const gapWords: Record<DocumentGap, string> = {
  untagged: 'It has no tags: a screen reader cannot tell headings, lists and tables in it.',
  untitled: 'It has no title: its readers hear the name of the file.',
  'no-language': 'It does not say its language: it may be read aloud in the wrong one.',
  'no-text': 'It seems to be pictures of pages: nobody can search it or have it read aloud.',
}

/** A document is not refused for what it lacks, but whoever puts it on the site knows. */
export function DocumentGaps({ gaps }: { gaps: readonly DocumentGap[] }) {
  if (gaps.length === 0) return null
  return (
    <section className={styles.gaps}>
      <h3>Not everybody can read this document</h3>
      <ul>
        {gaps.map((gap) => (
          <li key={gap}>{gapWords[gap]}</li>
        ))}
      </ul>
      <p>
        Save it anew with tags, title and language from the program that wrote it, or put its words on a page.
      </p>
    </section>
  )
}
