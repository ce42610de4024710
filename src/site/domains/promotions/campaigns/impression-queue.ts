interface ImpressionQueueOptions {
  /** Counts these campaigns; false when that failed. */
  send: (ids: number[]) => Promise<boolean>
}

const quietMs = 2_000
/** As many as one call may name. */
const batchSize = 100

/**
 * Campaigns seen and not yet counted. They are sent together once nothing new was seen for a while; what could not be
 * counted goes along with the next ones. What is on its way is out of the queue, so that nothing is sent twice.
 */
export function impressionQueue({ send }: ImpressionQueueOptions) {
  const waiting: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  /** A call counts a campaign once however often it is named; seen on two pages, it needs two calls. */
  function nextBatch(): number[] {
    const batch = [...new Set(waiting)].slice(0, batchSize)
    for (const id of batch) waiting.splice(waiting.indexOf(id), 1)
    return batch
  }

  async function sendBatch(batch: number[]): Promise<void> {
    const isCounted = await send(batch).catch(() => false)
    if (!isCounted) waiting.unshift(...batch)
  }

  /** At once, as when the visitor leaves. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    const batches: number[][] = []
    while (waiting.length > 0) batches.push(nextBatch())
    await Promise.all(batches.map(sendBatch))
  }

  return {
    add(id: number): void {
      waiting.push(id)
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), quietMs)
    },
    flush,
  }
}
