import { createContext, type ReactNode, use, useState } from 'react'

/** Renders a value's markup the first time it is asked for; on the server only. */
export const RenderOnce = createContext<((value: object, node: () => ReactNode) => string) | undefined>(
  undefined,
)

interface ServerHtmlProps<Value> {
  id: string
  /** Absent in the browser's first render: the document's data leaves `inHtmlOnly` values out. */
  value: Value | undefined
  className?: string
  /** The same for every page of the school: the server renders it once for each value. It may use no hook. */
  isShared?: boolean
  children: (value: Value) => ReactNode
}

/**
 * A long static region that travels once: as HTML. The first render in the browser keeps what the server sent
 * instead of rebuilding it from a second copy of the data; later navigations render it from their data.
 */
export function ServerHtml<Value extends object>({
  id,
  value,
  className,
  isShared = false,
  children,
}: ServerHtmlProps<Value>) {
  const renderOnce = use(RenderOnce)
  const [kept] = useState(() => (value === undefined ? htmlOfDocument(id) : ''))
  if (value !== undefined && !(isShared && renderOnce)) {
    return (
      <div id={id} className={className}>
        {children(value)}
      </div>
    )
  }
  const html = value === undefined || !renderOnce ? kept : renderOnce(value, () => children(value))
  return (
    <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}

export const htmlOfDocument = (id: string) =>
  import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')

/**
 * For a region that is the same during a whole visit: the value on the server, nothing where the document came with the
 * region's HTML, which ServerHtml keeps, and the value again where it came without, as a print view does.
 */
export function useUnlessKept<Value extends object>(id: string, value: Value): Value | undefined {
  const [isKept] = useState(() => !import.meta.env.SSR && document.getElementById(id) !== null)
  return isKept ? undefined : value
}
