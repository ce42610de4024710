import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publicEndpoints } from '#contract/api.ts'
import { domains } from '#contract/domains.ts'
import { settings } from '#server/config/config.ts'
import { pageNames } from '#site/page/head/page-names.ts'
import routes from '#site/routes.ts'
import { importsOf, listFiles, readSource } from './source-files.ts'

const known = new Set<string>(domains)
/** The folders beside each other in one. */
const foldersIn = (parent: string) => [
  ...new Set(
    listFiles(`${parent}/*/**/*.*`).map((path) => path.slice(parent.length + 1).split('/')[0] ?? ''),
  ),
]

/** A history, which nobody reads from the top. */
const isExcused = (folder: string) => folder.startsWith('src/server/db/migrations')

describe('the tree shows the architecture', () => {
  test('folders of domains bear the names of the list', () => {
    const named = [...foldersIn('src/server/domains'), ...foldersIn('src/site/domains')]
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  test('tables of a domain stand in the file with its name, those of duties and of the desk in their own', () => {
    const files = listFiles('src/server/db/schema/*.ts').map((path) => basename(path, '.ts'))
    expect(files.filter((name) => !known.has(name))).toEqual(['duties', 'editing'])
  })

  test('endpoint tables bear the names of the list', () => {
    expect(Object.keys(publicEndpoints).filter((name) => !known.has(name))).toEqual([])
  })

  test('no folder is so full that its name no longer tells what is in it', () => {
    const inFolder = Map.groupBy(listFiles('{src,seeds}/**/*.*'), dirname)
    const full = [...inFolder].filter(([folder, files]) => files.length > 40 && !isExcused(folder))
    expect(full.map(([folder, files]) => `${folder} has ${files.length} files: give it rooms`)).toEqual([])
  })

  // A table of one row for each page is as long as there are pages.
  test('every file of ours is short enough to have one reason to exist', () => {
    const code = listFiles('{src,seeds,tests,bench,scripts}/**/*.{ts,tsx,mjs}').filter(
      (path) => !/\.(test|spec)\.tsx?$/.test(path) && path !== 'src/site/table/pages.ts',
    )
    expect(code.filter((path) => readSource(path).split('\n').length > 350)).toEqual([])
  })

  test('what loads a page has a test that loads it', () => {
    const [tests = [], loads = []] = [/\.test\.tsx?$/, /\/load-[\w-]+\.ts$/].map((kind) =>
      listFiles('src/site/**/*.{ts,tsx}').filter((path) => kind.test(path)),
    )
    const tested = new Set(tests.flatMap((path) => importsOf(path).map(({ to }) => to)))
    expect(loads.filter((path) => !tested.has(path))).toEqual([])
  })
})

describe('the table of pages', () => {
  test('has every page file, and every page file is in it', () => {
    const files = listFiles('src/site/routes/**/*.{ts,tsx}').map((path) => path.replace('src/site/', ''))
    expect(routes.map(({ file }) => file).toSorted()).toEqual(files)
  })

  test('every page-name key of the specification has its metadata', () => {
    const keys =
      `homepage sport_home calendar calendar_sport archives archives_sport boxscore cumestats coverage schedule
      opponenthistory opponenthistory_list subscribe tickets publications_list publications_page partners rss_feeds
      historicalroster historicalroster_sport coach_coaching_records game_center roster_bio roster_list coach_bio coach_list
      support_staff_bio staff_list staff_bio hof_list hof_bio awards_list awards_bio story sportfile clippings forms document
      stats-pdf on_this_day podcast_player podcast_list facilities_list facilities_page NotFoundPage`.split(
        /\s+/,
      )
    expect(Object.keys(pageNames).toSorted()).toEqual(keys.toSorted())
    for (const { title, description, type } of Object.values(pageNames))
      expect(title && description && type).toBeTruthy()
  })
})

describe('the documentation is true', () => {
  test('README.md lists every setting with its default', () => {
    const readme = readSource('README.md')
    const missing = Object.entries(settings).filter(
      ([name, { fallback }]) =>
        !readme.includes(`| \`${name}\` | ${fallback === '' ? '(empty)' : `\`${fallback}\``} |`),
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })

  test('decisions are numbered without a gap', () => {
    const numbers = listFiles('docs/decisions/*.md').map((path) => Number(basename(path).slice(0, 3)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })
})
