import { lazy, Suspense } from 'react'
import styles from './HtmlField.module.css'
import type { OwnFieldProps } from './parts/field-props.ts'

// A word processor is larger than all of the desk that is there at first.
const RichEditor = lazy(async () => ({ default: (await import('./editor/RichEditor.tsx')).RichEditor }))

/** Formatted text. Its place is kept until the editor has come. */
export function HtmlField(props: OwnFieldProps) {
  return (
    <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>
      <RichEditor {...props} />
    </Suspense>
  )
}
