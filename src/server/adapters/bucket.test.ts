import { expect, test } from 'vitest'
import { bucketOf, isTenantKey } from './bucket.ts'

test.each([
  ['northfold-files', 'northfold-files'],
  ['', 'northfold'],
  [undefined, 'northfold'],
  ['../halcyon', 'northfold'],
  ['private', 'northfold'],
])('the files of a school whose bucket is %j lie in %s', (bucket, folder) => {
  expect(bucketOf({ key: 'northfold', configuration: { bucket } })).toBe(folder)
})

test.each([
  ['halcyon', true],
  ['lake-2', true],
  ['Lake', false],
  ['../etc', false],
  ['', false],
])("'%s' may be a school's key: %s", (key, isKey) => {
  expect(isTenantKey(key)).toBe(isKey)
})
