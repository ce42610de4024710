import { defineConfig } from 'vitest/config'
import { vitestFailures } from './tests/support/vitest-failures.ts'

/** Unit tests live beside the code; API tests start the real server on both engines. */
export default defineConfig({
  test: {
    // Every core: nobody works beside the tests.
    maxWorkers: '100%',
    reporters: ['default', vitestFailures],
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
          testTimeout: 30_000,
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
          // A busy machine needs patience; what is wrong stays wrong.
          testTimeout: 180_000,
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
          globalSetup: ['tests/api/global-setup.ts'],
        },
      },
    ],
  },
})
