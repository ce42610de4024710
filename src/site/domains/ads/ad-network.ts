import { adTargeting } from './ad-targeting.ts'

interface Network {
  cmd: { push(run: () => void): void }
  setTargeting?(key: string, value: string): void
  clearTargeting?(): void
  newPage?(): void
  reloadAllSlots?(): void
}

declare global {
  interface Window {
    htlbid?: Network
  }
}

let hasPage = false

/** Tells the ad network which page its slots are on. Its script, when it comes, runs what has been queued. */
export function tellAdNetwork(...told: Parameters<typeof adTargeting>): void {
  const targeting = adTargeting(...told)
  const isNext = hasPage
  hasPage = true
  window.htlbid ??= { cmd: [] }
  window.htlbid.cmd.push(() => {
    const network = window.htlbid
    if (isNext) network?.clearTargeting?.()
    for (const [key, value] of Object.entries(targeting)) network?.setTargeting?.(key, value)
    if (!isNext) return
    network?.newPage?.()
    network?.reloadAllSlots?.()
  })
}
