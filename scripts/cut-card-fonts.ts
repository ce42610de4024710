/** Cuts Archivo for the share cards, letters and their outlines only: `node scripts/run.mjs scripts/cut-card-fonts.ts` */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../src/server/domains/media/cards/fonts')

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const letters = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…→€™−ŒœŸ`,
  'latin-ext': `${range(0x1_00, 0x1_7f)}${range(0x2_18, 0x2_1b)}ẞ`,
}
const cuts = { heavy: { wght: 800, wdth: 76 }, plain: { wght: 600, wdth: 94 } }

for (const [cut, { wght, wdth }] of Object.entries(cuts)) {
  for (const [set, wanted] of Object.entries(letters)) {
    const whole = readFileSync(
      require.resolve(`@fontsource-variable/archivo/files/archivo-${set}-wdth-normal.woff2`),
    )
    const variationAxes = { wght: { min: wght, max: wght }, wdth: { min: wdth, max: wdth } }
    const font = await subsetFont(whole, wanted, {
      targetFormat: 'woff2',
      keepFeatures: ['kern', 'lnum', 'tnum'],
      variationAxes,
    })
    writeFileSync(join(folder, `${cut}-${set}.woff2`), font)
  }
}
