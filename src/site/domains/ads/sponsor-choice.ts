import type { AdSlot, HouseSponsor } from '#contract/ads.ts'

/**
 * Whose turn it is in a slot. A page is kept and shown to everybody, so the page decides and not chance:
 * each has its own sponsor, and all sponsors have their pages.
 */
export function sponsorIn(
  slot: AdSlot,
  sponsors: readonly HouseSponsor[] = [],
  path = '',
): HouseSponsor | undefined {
  const candidates = sponsors.filter(({ slots }) => slots.includes(slot))
  return candidates[sumOf(path) % candidates.length]
}

function sumOf(text: string): number {
  let sum = 0
  for (const char of text) sum = (sum * 31 + char.charCodeAt(0)) % 65_521
  return sum
}
