import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles } from '#tests/architecture/source-files.ts'
import { lateModuleCall, stylesOf, withStyles } from './vite-late-styles.ts'

const root = join(import.meta.dirname, '..')
const names = (file: string) => stylesOf(join(root, file)).map((path) => basename(path))

/** The names of the CSS modules in the code that the plugin makes. */
const given = (code: string) =>
  [...code.matchAll(/from '.*\/([\w-]+\.module\.css)'/g)].map(([, name]) => name)

describe('what a file is drawn with', () => {
  test('is its own styles and those of all that it is made of, the parts before what they are part of', () => {
    const styles = names('src/site/domains/stats/box-score/BoxScoreView.tsx')
    expect(styles).toEqual(
      expect.arrayContaining(['Crest.module.css', 'Table.module.css', 'PlayByPlay.module.css']),
    )
    expect(styles.indexOf('Crest.module.css')).toBeLessThan(styles.indexOf('BoxHead.module.css'))
  })

  test('leaves out what is loaded late and what is only named for its type', () => {
    expect(names('src/site/domains/live/LiveBadge.tsx')).toEqual(['Stamp.module.css', 'LiveBadge.module.css'])
    expect(names('src/site/domains/stats/box-score/load-box-score.ts')).toEqual([])
  })
})

describe('a page with a late module', () => {
  const file = join(root, 'src/site/routes/stats/late.ts')

  test("has the module's styles, each once, and not those that every page has", () => {
    const code = withStyles(
      `export const view = lateModule(() => import('#site/domains/stats/box-score/BoxScoreView.tsx'))
export const again = lateModule(
  () => import('#site/domains/stats/box-score/BoxScoreView.tsx'),
)`,
      file,
    )
    expect(given(code)).toContain('BoxScoreView.module.css')
    expect(new Set(given(code)).size).toBe(given(code).length)
    expect(given(code)).not.toContain('Icon.module.css')
    expect(code.match(/, \[lateStyle0, lateStyle1/g)).toHaveLength(2)
  })

  test('has none of a module that draws nothing', () => {
    const code = `const late = lateModule(() => import('#site/page/head/page-names.ts'))`
    expect(withStyles(code, file)).toBe(
      `const late = lateModule(() => import('#site/page/head/page-names.ts'), [])`,
    )
  })
})

test('every late module of the site is written so that its styles are found', () => {
  const calls = listFiles('src/site/**/*.{ts,tsx}')
    .filter((path) => !path.startsWith('src/site/lateness/'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
    .filter(([, code]) => code.includes('lateModule('))
  expect(calls.length).toBeGreaterThan(10)
  const unread = calls.filter(
    ([, code]) => code.match(/\blateModule\(/g)?.length !== [...code.matchAll(lateModuleCall)].length,
  )
  expect(unread.map(([path]) => path)).toEqual([])
})
