const mostRemembered = 4096

/** Remembers what a text yields. More texts than it cares to remember make it forget them all and begin anew. */
export function remembered<T>(yieldOf: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as T
    const made = yieldOf(text)
    if (known.size >= mostRemembered) known.clear()
    known.set(text, made)
    return made
  }
}
