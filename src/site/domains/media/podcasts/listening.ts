/** How far an episode was heard, the latest first. */
export interface Heard {
  id: number
  seconds: number
}

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

export const skipBack = 15
export const skipForward = 30

/** Who stopped in the first moments or the last has nothing to come back to. */
const edge = 3
const kept = 40

export function rememberHeard(heard: readonly Heard[], id: number, seconds: number, length: number): Heard[] {
  const others = heard.filter((each) => each.id !== id)
  const isInside = seconds >= edge && seconds <= length - edge
  return isInside ? [{ id, seconds: Math.floor(seconds) }, ...others].slice(0, kept) : others
}

export const heardUntil = (heard: readonly Heard[], id: number): number =>
  heard.find((each) => each.id === id)?.seconds ?? 0

/** Where a skip leads: not before the beginning nor past the end. */
export const skipped = (seconds: number, by: number, length: number): number =>
  Math.min(Math.max(0, seconds + by), Math.max(0, length))

/** Of what was stored, what can be a list of places; a visitor's storage may hold anything. */
export function readHeard(text: string | null): Heard[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value)
      ? value.filter((each) => Number.isInteger(each?.id) && Number.isFinite(each?.seconds))
      : []
  } catch {
    return []
  }
}

export const readSpeed = (text: string | null): number => speeds.find((speed) => String(speed) === text) ?? 1
