import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { withoutPictures, withPictures } from './tests/support/chromium.ts'

// Workers read the same file: the first process settles the port and hands it on through the environment.
process.env.FIELDHOUSE_TEST_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
const port = process.env.FIELDHOUSE_TEST_PORT
const origin = `http://localhost:${port}`

/** Visitors of the journeys have answered the question at the bottom edge; those who have not are tests/e2e/consent.spec.ts. */
const hasChosen = {
  origins: [],
  cookies: ['localhost', 'tamarack.localhost'].map((domain) => ({
    name: 'privacy-choice',
    value: '1.refused',
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
}

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/run-folder.ts',
  outputDir: 'test-results/output',
  // What a person has approved, to be read: `npm run test:pages -- trees --update-snapshots` writes it anew.
  snapshotPathTemplate: '{testDir}/pages/trees/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // Plain JavaScript as it is: whoever reads the built site would wait 14 seconds for its translation.
  build: { external: ['**/build/server/**'] },
  // One more than the cores that it must do with: a journey waits as much as it works.
  workers: 3,
  // Two cores for a browser, a server and a database miss a beat now and then; what is wrong fails twice.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // A busy machine needs patience; what is wrong stays wrong.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/support/playwright-failures.ts']],
  use: {
    baseURL: origin,
    // A trace of everything doubles the time of every test; `npm run test:e2e -- --trace on -g "the title"` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // It would answer what a test answers; tests/e2e/offline.spec.ts is about it.
    serviceWorkers: 'block',
    ...withPictures,
  },
  projects: [
    { name: 'pages', testMatch: 'pages/**/*.spec.ts' },
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', use: { storageState: hasChosen, ...withoutPictures } },
  ],
  webServer: {
    // In the place of the shell, where there is one that can: the next part waits for the server's own end, and not the shell's.
    command: `${process.platform === 'win32' ? '' : 'exec '}node ${process.env.FIELDHOUSE_TEST_SERVER ?? 'src/main.ts'}`,
    url: `${origin}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: port,
      NODE_ENV: 'production',
      RATE_LIMIT: '1000000',
      FORM_RATE_LIMIT: '1000000',
      // Tests fill in forms as fast as programs do.
      FORM_MIN_MS: '0',
      // Scores must not change under a test.
      SIMULATOR: 'off',
      MAX_EVENT_LOOP_DELAY: '0',
      DRAIN_SECONDS: '0',
      MISS_LIMIT: '0',
      // Nobody is told anything: no browser of a test has an address at a push service.
      PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
      DATABASE_URL: '',
      DATA_DIR: process.env.FIELDHOUSE_TEST_DATA ?? join('test-results', `var-${port}`),
      PATH: `${join(import.meta.dirname, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  },
})
