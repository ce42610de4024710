import { useState } from 'react'
import { useLocation } from 'react-router'
import { type StructuredData as Things, toGraph, toScriptText } from './structured-data.ts'

const id = 'structured-data'

/** Travels once, as the script itself: the document's inline data leaves it out, so its first page keeps what is there. */
export function StructuredData({ things, origin }: { things: Things[] | undefined; origin: string }) {
  const { pathname } = useLocation()
  const [kept] = useState(() => ({ pathname, text: import.meta.env.SSR ? '' : textOfDocument() }))
  const text = things ? toScriptText(toGraph(things, origin)) : kept.pathname === pathname ? kept.text : ''
  if (text === '') return null
  return (
    <script
      id={id}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}

const textOfDocument = () => document.getElementById(id)?.textContent ?? ''
