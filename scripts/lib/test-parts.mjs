import { existsSync } from 'node:fs'
import { inRoot } from './project.mjs'
import { toolPath } from './tools.mjs'

const tool = (name, packageName, command, args, extra = {}) => ({
  name,
  command: () => [toolPath(packageName, command), ...args],
  needs: [],
  ...extra,
})

const budgets = {
  name: 'byte budgets',
  command: () => ['bench/budgets.ts'],
  needs: ['build'],
  applies: () => existsSync(inRoot('bench', 'budgets.ts')),
}

const vitest = (project, needs) => tool(project, 'vitest', 'vitest', ['run', '--project', project], { needs })

const playwright = (project) =>
  tool(project, '@playwright/test', 'playwright', ['test', `--project=${project}`], {
    needs: ['build', 'server', 'chromium', 'data', 'templates'],
  })

/** What `npm test` runs, in this order; each part runs alone under its name. */
export const parts = [
  {
    name: 'check',
    title: 'types, lint, format, unused code, budgets',
    steps: [
      { name: 'lock file', command: () => ['scripts/complete-lock.mjs', '--check'], needs: [] },
      tool('type generation', '@react-router/dev', 'react-router', ['typegen']),
    ],
    // The longest first.
    sideBySide: [
      budgets,
      tool('types', 'typescript', 'tsc', ['--noEmit']),
      tool('lint', 'oxlint', 'oxlint', ['--type-aware']),
      tool('format', '@biomejs/biome', 'biome', ['ci']),
      tool('unused code', 'knip', 'knip', ['--no-progress']),
      // Tests do not count: a rule that only they call is one that the product does not keep.
      tool('rules that nobody calls', 'knip', 'knip', [
        '--no-progress',
        '--production',
        '--include',
        'files,exports',
      ]),
    ],
  },
  { name: 'unit', title: 'rules and components', steps: [vitest('unit', [])] },
  {
    name: 'api',
    title: 'the API on PGlite and on PostgreSQL',
    steps: [vitest('api', ['postgres', 'build', 'server', 'templates'])],
  },
  { name: 'pages', title: 'the walk over every page', steps: [playwright('pages')] },
  { name: 'e2e', title: 'journeys in the browser', steps: [playwright('e2e')] },
]
