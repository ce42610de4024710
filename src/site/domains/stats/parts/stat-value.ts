import { fixed } from '#contract/shapes/rounded.ts'
import type { StatColumn } from '#contract/shapes/stats-shapes.ts'
import { grouped } from '#site/format/number.ts'

/** A number of the statistics in the way of its column: 2,534; 22.4; .318; 45.2; 5.2 innings; 31:07; +3. */
export function statValue(value: number, format: StatColumn['format']): string {
  switch (format) {
    case 'whole':
      return grouped(value)
    case 'one':
    case 'percent':
    case 'innings':
      return fixed(value, 1)
    case 'two':
      return fixed(value, 2)
    case 'thousandths':
      return fixed(value, 3).replace(/^(-?)0\./, '$1.')
    case 'clock':
      return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`
    case 'signed':
      return value > 0 ? `+${value}` : String(value)
  }
}
