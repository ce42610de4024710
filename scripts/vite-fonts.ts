import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { type Cut, cutsIn } from './font-cuts.ts'

const root = join(import.meta.dirname, '..')
const styles = join(root, 'src/ui/ground/fonts.css')
const require = createRequire(import.meta.url)
const whole = require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')
/** Kerning and the figures of tables and scores. */
const keepFeatures = ['kern', 'lnum', 'tnum']

/**
 * Archivo as a fan's phone fetches it: every `cut-fonts/….woff2` of fonts.css has the letters, weights and widths which
 * its rule there names, and no more. Cutting takes a second, so what was cut is kept.
 */
export function cutFonts(): Plugin {
  return {
    name: 'cut-fonts',
    async config() {
      const cuts = cutsIn(readFileSync(styles, 'utf8'))
      const font = readFileSync(whole)
      const version = createHash('sha256')
        .update(font)
        .update(JSON.stringify([cuts, keepFeatures]))
      const folder = join(root, 'node_modules/.cache/cut-fonts', version.digest('hex').slice(0, 16))
      mkdirSync(folder, { recursive: true })
      for (const cut of cuts) await writeOnce(join(folder, cut.file), () => cutOf(font, cut))
      return { resolve: { alias: { 'cut-fonts': folder } } }
    },
  }
}

const cutOf = (font: Buffer, { letters, weights, widths }: Cut) =>
  subsetFont(font, letters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: weights, wdth: widths },
  })

/** Whole or not at all, also when two builds run at once. */
async function writeOnce(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, await make())
  renameSync(temporary, file)
}
