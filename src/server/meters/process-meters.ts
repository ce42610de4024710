import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Meters } from './meters.ts'

const windowMs = 10_000
const nanoseconds = 1e9
/** How often it looks; what it measures has this rhythm in it. */
const resolutionMs = 20
const late = (nanos: number) => Math.max(0, nanos / nanoseconds - resolutionMs / 1000)
const quantiles = [0.5, 0.99]

/** How the process itself is. Of the event loop the last ten seconds are told: an hour ago is in the figures before. */
export function countProcess(meters: Meters): () => void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  let loop = performance.eventLoopUtilization()
  let last = { quantiles: quantiles.map((quantile) => ({ quantile, seconds: 0 })), max: 0, busy: 0 }
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    last = {
      quantiles: quantiles.map((quantile) => ({ quantile, seconds: late(delay.percentile(quantile * 100)) })),
      max: late(delay.max),
      busy: performance.eventLoopUtilization(now, loop).utilization,
    }
    loop = now
    delay.reset()
  }, windowMs)
  timer.unref()

  meters.gauge('event_loop_delay_seconds', 'How late the event loop was, over the last ten seconds', () => [
    ...last.quantiles.map(({ quantile, seconds }) => ({
      labels: { quantile: String(quantile) },
      value: seconds,
    })),
    { labels: { quantile: '1' }, value: last.max },
  ])
  meters.gauge(
    'event_loop_busy_ratio',
    'Share of the last ten seconds in which the event loop had work',
    () => [{ value: last.busy }],
  )
  meters.gauge('memory_bytes', 'Memory of the process', () => {
    const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage()
    return Object.entries({ rss, heapUsed, heapTotal, external, arrayBuffers }).map(([kind, value]) => ({
      labels: { kind },
      value,
    }))
  })
  meters.total(
    'processor_seconds_total',
    'Time of the processor that the process has taken, all threads',
    () => {
      const { user, system } = process.cpuUsage()
      return [
        { labels: { mode: 'user' }, value: user / 1e6 },
        { labels: { mode: 'system' }, value: system / 1e6 },
      ]
    },
  )
  meters.gauge('started_seconds', 'When the process began, as seconds of Unix', () => [
    { value: performance.timeOrigin / 1000 },
  ])
  // Only Linux tells.
  if (existsSync('/proc/self/fd'))
    meters.gauge('open_files', 'Files and connections that the process has open', async () => [
      { value: (await readdir('/proc/self/fd')).length },
    ])
  return () => {
    clearInterval(timer)
    delay.disable()
  }
}
