import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { violation } from './import-rules.ts'
import { importsOf, listFiles } from './source-files.ts'

const files = [...listFiles('src/**/*.{ts,tsx}'), ...listFiles('seeds/**/*.ts')]
const imports = files.flatMap(importsOf)

describe('the import rules', () => {
  test('read the files: every import leads to a file that is there', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(imports.length).toBeGreaterThan(files.length)
    const root = join(import.meta.dirname, '../..')
    expect(
      imports
        .filter(({ to }) => !existsSync(join(root, to)))
        .map(({ from, specifier }) => `${from}: ${specifier}`),
    ).toEqual([])
  })

  test('hold', () => {
    const broken = imports.flatMap((one) => {
      const reason = violation(one)
      return reason ? [`${one.from} imports ${one.specifier}: ${reason}`] : []
    })
    expect(broken).toEqual([])
  })

  test.each([
    ['src/contract/a.ts', 'src/server/b.ts', '#server/b.ts', 'src/contract may not import src/server'],
    ['src/ui/A.tsx', 'src/contract/b.ts', '#contract/b.ts', 'src/ui may not import src/contract'],
    ['src/server/a.ts', 'src/contract/b.ts', '#contract/b.ts', null],
    ['src/server/a.ts', 'src/contract/b.ts', '../contract/b.ts', 'across top folders only by alias'],
    ['src/site/a.tsx', 'src/server/b.ts', '#server/b.ts', 'src/site may not import src/server'],
    ['src/host/a.ts', 'src/site/b.ts', '#site/b.ts', 'src/host may not import src/site'],
    [
      'src/server/domains/games/a.ts',
      'src/server/domains/sports/sports.queries.ts',
      '../sports/sports.queries.ts',
      'domains meet only through *.service.ts',
    ],
    [
      'src/server/domains/games/a.ts',
      'src/server/domains/sports/sports.service.ts',
      '../sports/sports.service.ts',
      null,
    ],
    [
      'src/server/plugins/a.ts',
      'src/server/perform.ts',
      '../perform.ts',
      'the root of the server puts its folders together: what they share has a folder of its own',
    ],
    ['src/server/app.ts', 'src/server/plugins/errors.ts', './plugins/errors.ts', null],
    [
      'src/site/shell/A.tsx',
      'src/site/routes/home/home.tsx',
      '../routes/home/home.tsx',
      'nobody imports a page',
    ],
    ['src/main.ts', 'src/host/host.ts', '#host/host.ts', null],
    ['src/site/root.tsx', 'src/site/shell/layout/A.tsx', './shell/layout/A.tsx', null],
    ['src/site/domains/news/A.tsx', 'src/site/parts/heads/B.tsx', '#site/parts/heads/B.tsx', null],
    [
      'src/site/domains/news/A.tsx',
      'src/site/parts/heads/B.tsx',
      '../../parts/heads/B.tsx',
      'across the folders of the site, and from domain to domain, only by #site/',
    ],
    [
      'src/site/domains/news/story/A.tsx',
      'src/site/domains/games/parts/B.tsx',
      '../../games/parts/B.tsx',
      'across the folders of the site, and from domain to domain, only by #site/',
    ],
    ['src/site/domains/news/story/A.tsx', 'src/site/domains/news/parts/B.tsx', '../parts/B.tsx', null],
    [
      'src/site/parts/heads/A.tsx',
      'src/site/domains/staff/B.tsx',
      '#site/domains/staff/B.tsx',
      'site/parts lies below site/domains or beside it: what both need belongs in site/parts, or lower',
    ],
    [
      'src/site/domains/news/A.tsx',
      'src/site/shell/layout/B.tsx',
      '#site/shell/layout/B.tsx',
      'site/domains lies below site/shell or beside it: what both need belongs in site/parts, or lower',
    ],
    [
      'src/site/shell/layout/A.tsx',
      'src/site/templates/B.tsx',
      '#site/templates/B.tsx',
      'site/shell lies below site/templates or beside it: what both need belongs in site/parts, or lower',
    ],
    ['src/site/page/a.ts', 'src/site/routes.ts', '#site/routes.ts', 'nobody imports what starts the site'],
    ['src/site/page/a.test.ts', 'src/site/routes.ts', '#site/routes.ts', null],
  ])('%s → %s (%s): %s', (from, to, specifier, reason) => {
    expect(violation({ from, to, specifier })).toBe(reason)
  })
})
