import { expect, test } from 'vitest'
import { readSource } from './source-files.ts'

/** Every row of the specification's section 8, and the test that makes it happen. */
const catalogue: [situation: string, file: string, title: string][] = [
  [
    'Missing route or failed validation',
    'tests/e2e/error-page.spec.ts',
    "a failed validation gives 'Page Not Found: {path}'",
  ],
  ['Unmatched route', 'tests/e2e/checks.spec.ts', "an unmatched route one with 'Page not found'"],
  [
    'Guard returns false on hydration',
    'tests/e2e/checks.spec.ts',
    "a check that says no is a 404 with 'Page Not Found'",
  ],
  ['Unknown route check name', 'src/site/checks/route-checks.test.ts', 'Unknown route middleware'],
  ['Sports list fetch or mapping fails', 'src/contract/client.test.ts', 'an empty list of sports'],
  [
    'Settings fetches fail',
    'tests/e2e/error-page.spec.ts',
    'settings, navigation, promotions, alerts and sponsors that cannot be had are logged',
  ],
  ['Scoreboard, events, navigation fail', 'src/contract/client.test.ts', 'an empty scoreboard'],
  ['Live stats, game center fail', 'src/contract/client.test.ts', 'no live stats'],
  ['Takeover request fails', 'tests/e2e/splash.spec.ts', 'a takeover request that fails'],
  [
    'Splash fetch fails',
    'src/site/domains/promotions/splash-store.test.ts',
    'Failed to fetch splash page content',
  ],
  ['Splash click fails', 'tests/e2e/splash.spec.ts', 'Failed to track click action'],
  ['Promotion fetch fails', 'tests/e2e/promotions.spec.ts', 'a promotion that cannot be fetched is logged'],
  ['Impression fetch fails', 'tests/e2e/promotions.spec.ts', 'what could not be counted stays in the queue'],
  ['Alert fetch fails', 'tests/e2e/alerts.spec.ts', 'when alerts cannot be had the page goes on'],
  [
    'Form parse error',
    'tests/e2e/forms-status.spec.ts',
    'a form that cannot be read says so in its place, and what is wrong with it is logged',
  ],
  [
    'Unknown form field type',
    'src/contract/form-parse.test.ts',
    "an unknown type '%s' is logged by its name",
  ],
  [
    'Form submit with blocking errors',
    'tests/e2e/form-rules.spec.ts',
    'every rule that is broken is said beside its field',
  ],
  [
    'Form submit with blocking errors, custom message',
    'src/contract/form-problem.test.ts',
    'or with a custom message',
  ],
  ['Script tag in style text', 'src/site/domains/tracking/css-text.test.ts', 'That is not css'],
  [
    'Element to print missing',
    'src/site/shell/print/print-page.test.ts',
    'Element to print #{id} not found!',
  ],
  ['Content script reload fails', 'tests/e2e/tracking.spec.ts', 'Script reloading error'],
  ['Game cannot be parsed', 'src/contract/client-shapes.test.ts', 'a game that cannot be parsed is logged'],
  [
    'Fatal or unhandled app error',
    'tests/e2e/error-page.spec.ts',
    "the error page says 'Something went wrong'",
  ],
  ['Build manifest fetch fails', 'tests/e2e/healing.spec.ts', 'its failure is only logged'],
  ['Chunk preload failure', 'tests/e2e/healing.spec.ts', 'where it is gone the target path is loaded'],
  [
    'Chunk preload failure on first load',
    'src/site/shell/healing/healing.test.ts',
    'is ignored on first load',
  ],
  [
    'Click-outside helper not given a function',
    'src/site/shell/click-outside.test.ts',
    'not given a function gives a console warning',
  ],
  [
    'Empty scoreboard',
    'tests/e2e/scoreboard.spec.ts',
    'There are currently no upcoming events or recent results.',
  ],
]

test.each(catalogue)('%s: a test in %s makes it happen', (_, file, title) => {
  expect(readSource(file)).toContain(title)
})
