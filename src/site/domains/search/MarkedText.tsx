import { Fragment } from 'react'
import type { TextSegment } from '#contract/search.ts'

/** Text with what was looked for marked in it. It comes in pieces, so nothing of it is ever read as HTML. */
export function MarkedText({ segments }: { segments: readonly TextSegment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
}
