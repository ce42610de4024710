import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { vitestFailures } from './tests/support/vitest-failures.ts'

/**
 * A busy machine needs patience, most of all where a school is seeded or waited for: a hook that runs out of time takes
 * every test of its file with it. What is wrong stays wrong, and no test says a number of its own.
 */
const patience = { testTimeout: 300_000, hookTimeout: 600_000 }
const expect = { poll: { timeout: 15_000 } }

/** Unit tests live beside the code; API tests start the real server on both engines. */
export default defineConfig({
  test: {
    // Every core: nobody works beside the tests.
    maxWorkers: '100%',
    reporters: ['default', vitestFailures],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'seeds/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          ...patience,
          expect,
          // Pure functions leave nothing behind for the next file: reading every module once halves the run.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          // Every file opens its own server and closes it; to read all modules anew for each took a sixth of the time.
          isolate: false,
          // React reads it when it is first imported, which one file does for all.
          env: { NODE_ENV: 'production' },
          ...patience,
          retry: process.env.CI ? 1 : 0,
          expect,
          globalSetup: ['tests/api/global-setup.ts'],
        },
      },
    ],
  },
})
