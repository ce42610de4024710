export interface Tone {
  /** In hertz. */
  pitch: number
  /** -1 is left, 1 is right. */
  side: number
  /** In seconds after the beginning. */
  at: number
  length: number
}

/** Nobody listens for longer. */
const longest = 12
const slowest = 0.35
const middle = 440

/**
 * A tone for each number, in their order: nothing is the middle, and the furthest from it an octave up or down. What is
 * below nothing comes from the left, what is above from the right, so that a lead is also heard by its side.
 */
export function tonesOf(values: readonly number[]): Tone[] {
  const reach = Math.max(...values.map(Math.abs), 1)
  const step = Math.min(slowest, longest / values.length)
  return values.map((value, index) => ({
    pitch: middle * 2 ** (value / reach),
    side: (Math.sign(value) * 0.7 * Math.abs(value)) / reach,
    at: index * step,
    length: step * 0.9,
  }))
}

/** As a button carries them in the document. */
export const writeTones = (values: readonly number[]): string => values.join(' ')
export const readTones = (text: string): number[] =>
  text.split(' ').filter(Boolean).map(Number).filter(Number.isFinite)
