import type { Random } from '../../basics/random.ts'

/** Half of a college floor in feet, and how far its basket hangs from the baseline. */
const floor = { width: 50, length: 47, basket: 5.25 }

/** How far from the basket each kind of shot is taken, in feet. */
function distanceOf(random: Random, kind: string): number {
  const spread = Math.abs(random.normal())
  if (kind === 'three') return 22.8 + Math.min(4, spread * 1.4)
  return kind === 'layup' ? 1 + Math.min(5, spread * 1.6) : 7 + random.next() * 12.5
}

/** Where a shot of a kind is taken from, in hundredths of the half floor. */
export function shotPlace(random: Random, kind: string): { across: number; out: number } {
  const distance = distanceOf(random, kind)
  const angle = (random.next() - 0.5) * 2.85
  const side = Math.max(-24.4, Math.min(24.4, distance * Math.sin(angle)))
  const out = Math.max(1, floor.basket + distance * Math.cos(angle))
  return {
    across: Math.round((100 * (side + floor.width / 2)) / floor.width),
    out: Math.round((100 * out) / floor.length),
  }
}
