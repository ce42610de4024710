import { useState } from 'react'

/**
 * For a region that is the same during a whole visit: the value on the server, nothing where the document came with the
 * region's HTML, which ServerHtml keeps, and the value again where it came without, as a print view does.
 */
export function useUnlessKept<Value extends object>(id: string, value: Value): Value | undefined {
  const [isKept] = useState(() => !import.meta.env.SSR && document.getElementById(id) !== null)
  return isKept ? undefined : value
}
