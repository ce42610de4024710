import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { islandComponent } from './late-code.ts'
import { htmlOfDocument, ServerHtml } from './ServerHtml.tsx'

/** Most visitors never hear of anything new while the page is open. */
const InPlace = islandComponent(() => import('./InPlace.island.tsx'))

interface LiveHtmlProps<Value> {
  id: string
  value: Value | undefined
  children: (value: Value) => ReactNode
}

/**
 * ServerHtml for what is told anew while it is read. The document's HTML stays, and what is other in the new telling is
 * done to it: nobody loses focus, choice, place or selection. Another page is drawn as ever.
 */
export function LiveHtml<Value extends object>({ id, value, children }: LiveHtmlProps<Value>) {
  const { pathname, search } = useLocation()
  const [came] = useState(pathname + search)
  const [html] = useState(() => (value === undefined ? htmlOfDocument(id) : ''))
  const isToldAnew = value !== undefined && html !== '' && came === pathname + search
  return (
    <>
      <ServerHtml id={id} value={isToldAnew ? undefined : value}>
        {children}
      </ServerHtml>
      {isToldAnew ? (
        <Suspense fallback={null}>
          <InPlace id={id} html={html}>
            {children(value)}
          </InPlace>
        </Suspense>
      ) : null}
    </>
  )
}
