import type { ClipboardEvent } from 'react'
import { insertedWords } from '#site/format/inserted-html.ts'

interface Field {
  value: string
  selectionStart: number | null
  selectionEnd: number | null
}

/** What a field holds after somebody pasted HTML into it: its words alone. Null where the text is no HTML. */
export function pasted({ value, selectionStart, selectionEnd }: Field, text: string): string | null {
  const words = insertedWords(text)
  if (words === text) return null
  return (
    value.slice(0, selectionStart ?? value.length) + words.trim() + value.slice(selectionEnd ?? value.length)
  )
}

/** For fields of text: the source of a page that is pasted loses its scripts, styles, comments and tags. */
export function onPaste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const field = event.currentTarget
  const value = pasted(field, event.clipboardData.getData('text/plain'))
  if (value === null) return
  event.preventDefault()
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
