/** What the browser tells about the connection; not every browser does. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const maxPending = 4

/** Nothing is fetched ahead for those who save data or wait long for it, nor while enough is under way. */
export function mayPrefetch(connection: Connection | undefined, pending: number): boolean {
  const isSlow = /^(slow-)?2g$/.test(connection?.effectiveType ?? '')
  return !connection?.saveData && !isSlow && pending <= maxPending
}
