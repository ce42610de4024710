import type { Reporter } from 'vitest/node'
import { noteFailedTest } from './failed-tests.ts'

export const vitestFailures: Reporter = {
  onTestRunEnd(modules, unhandled) {
    for (const module of modules) {
      for (const error of module.errors()) noteFailedTest(module.relativeModuleId, error.message)
      for (const suite of module.children.allSuites()) {
        const skipped = [...suite.children.allTests('skipped')].length
        const unrun = skipped > 0 ? ` (${skipped} tests were not run)` : ''
        for (const error of suite.errors())
          noteFailedTest(`${module.relativeModuleId} > ${suite.fullName}${unrun}`, error.message)
      }
      for (const test of module.children.allTests('failed')) {
        noteFailedTest(`${module.relativeModuleId} > ${test.fullName}`, test.result().errors?.[0]?.message)
      }
    }
    for (const error of unhandled) noteFailedTest('outside of a test', error.message)
  },
}
