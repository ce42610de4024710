import type { Play, ShotPlace } from '#contract/shapes/stats-shapes.ts'
import type { XmlElement } from '../xml/element.ts'
import { numberIn } from '../xml/values.ts'

/**
 * The place of a shot, for the programs that keep it: x along the whole floor, y across it, both in hundredths. Teams
 * change ends; the basket that was shot at is the nearer one.
 */
export function shotOf(play: XmlElement): ShotPlace | undefined {
  const action = play.text('action')?.toUpperCase()
  const type = play.text('type')?.toUpperCase() ?? ''
  if ((action !== 'GOOD' && action !== 'MISS') || type === 'FT') return undefined
  const [x, y] = [numberIn(play.raw('x')), numberIn(play.raw('y'))]
  if (x === null || y === null || x < 0 || x > 100 || y < 0 || y > 100) return undefined
  // Nobody shoots from the very corner of the floor: that is where programs put what has no place.
  if (x === 0 && y === 0) return undefined
  const isNear = x <= 50
  return {
    across: isNear ? y : 100 - y,
    out: 2 * (isNear ? x : 100 - x),
    isMade: action === 'GOOD',
    worth: type === '3PTR' ? 3 : 2,
  }
}

export function writeShot({ shot }: Pick<Play, 'shot'>): Record<string, string | number | null> {
  if (!shot) return {}
  return {
    action: shot.isMade ? 'GOOD' : 'MISS',
    type: shot.worth === 3 ? '3PTR' : '2PTR',
    x: shot.out / 2,
    y: shot.across,
  }
}
