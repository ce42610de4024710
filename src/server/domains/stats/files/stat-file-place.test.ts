import { expect, test } from 'vitest'
import { storagePathOf } from './stat-files.service.ts'

test("a stat file is kept in the school's bucket, where only the server reads", () => {
  const school = { key: 'northfold', configuration: { bucket: 'northfold-files' } }
  expect(storagePathOf(school, 'abc')).toBe('private/northfold-files/stat-files/abc.txt')
})
