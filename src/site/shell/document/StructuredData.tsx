import { useState } from 'react'
import { useLocation } from 'react-router'
import { type StructuredData as Things, toGraph, toScriptText } from '#site/page/head/structured-data.ts'

/** For machines, which read documents: the browser leaves the first page's as it is and needs none of its code. */
export function StructuredData({ things, origin }: { things: Things[] | undefined; origin: string }) {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const text = import.meta.env.SSR && things ? toScriptText(toGraph(things, origin)) : ''
  if (import.meta.env.SSR ? text === '' : pathname !== first) return null
  return (
    <script
      id="structured-data"
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
