import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { noteFailedTest } from './failed-tests.ts'

/** Playwright takes a reporter by its file alone, as the default export. */
export default class PlaywrightFailures implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const isLastTry = result.retry === test.retries
    if (isLastTry && !test.ok()) noteFailedTest(test.titlePath().slice(1).join(' > '), result.error?.message)
  }
}
