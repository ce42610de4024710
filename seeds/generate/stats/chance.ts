import type { Random } from '../../basics/random.ts'
import type { Athlete } from './sheet.ts'

/** One of several, the heavier the likelier. */
export function weighted<Item>(random: Random, items: readonly Item[], weight: (item: Item) => number): Item {
  const weights = items.map(weight)
  let left = random.next() * weights.reduce((sum, each) => sum + each, 0)
  const index = weights.findIndex((each) => {
    left -= each
    return left < 0
  })
  return items[index] ?? random.pick(items)
}

/** Whole parts of a total in given proportions, none above the cap; the parts add up exactly where the cap allows it. */
export function shared(total: number, weights: readonly number[], cap = Number.POSITIVE_INFINITY): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.map((weight) => Math.min(cap, Math.floor((total * weight) / all)))
  let left = total - parts.reduce((sum, part) => sum + part, 0)
  while (left > 0 && parts.some((part) => part < cap)) {
    for (const [index, part] of parts.entries()) {
      if (left === 0) break
      if (part >= cap) continue
      parts[index] = part + 1
      left--
    }
  }
  return parts
}

/** Better players are used more. */
export const reliance = ({ skill }: Athlete): number => Math.exp(Math.max(-1.5, Math.min(1.5, skill)) * 0.6)

/** Moments of a period in the order of play, in seconds from its start. */
export function moments(random: Random, count: number, seconds: number): number[] {
  return Array.from({ length: count }, () => random.between(1, seconds - 1)).sort((a, b) => a - b)
}

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
