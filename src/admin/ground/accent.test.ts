import { describe, expect, test } from 'vitest'
import { contrast, type Hex } from '#ui/ground/color.ts'
import { accentsOf } from './accent.ts'

describe("the school's color as an accent", () => {
  test.each(['#ffd100', '#ffffff', '#000000', '#7a1f1f', '#0b3c5d', '#8a8d8f'])(
    '%s can be told from every surface and written on, in light and in dark',
    (primary) => {
      const accents = accentsOf(primary)
      for (const [accent, surfaces] of [
        [accents.light, ['#ffffff', '#f6f6f4']],
        [accents.dark, ['#17181b', '#101113']],
      ] as const) {
        expect(contrast(accent.color, accent.text)).toBeGreaterThanOrEqual(4.5)
        for (const surface of surfaces)
          expect(contrast(accent.color, surface as Hex)).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  test('a color that is fit as it is stays as it is', () => {
    expect(accentsOf('#7a1f1f').light.color).toBe('#7a1f1f')
  })
})
