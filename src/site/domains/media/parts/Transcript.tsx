import styles from './Transcript.module.css'

/** What is heard, and of a film what is seen too, in plain paragraphs: nothing where there is none. */
export function Transcript({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <details className={styles.transcript}>
      <summary>Transcript</summary>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <p key={index}>{paragraph}</p>
      ))}
    </details>
  )
}
