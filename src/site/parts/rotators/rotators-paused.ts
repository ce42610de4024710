import { lessMotion } from '#site/page/looks/less-motion.ts'

/**
 * Whether the visitor wants rotators to rest. Kept for the visit, over full page loads too; until the visitor says
 * anything, the system's wish for reduced motion decides.
 */
const key = 'rotators-paused'
const changes = new EventTarget()

function remembered(): boolean | undefined {
  try {
    const kept = sessionStorage.getItem(key)
    return kept === null ? undefined : kept === 'true'
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the document.
    return undefined
  }
}

let paused: boolean | undefined

export const areRotatorsPaused = (): boolean => (paused ??= remembered() ?? lessMotion())

export function pauseRotators(wanted: boolean): void {
  paused = wanted
  try {
    sessionStorage.setItem(key, String(wanted))
  } catch {}
  changes.dispatchEvent(new Event('change'))
}

export function onRotatorsPaused(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
