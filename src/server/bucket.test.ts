import { expect, test } from 'vitest'
import { bucketOf } from './bucket.ts'

test.each([
  ['northfold-files', 'northfold-files'],
  ['', 'northfold'],
  [undefined, 'northfold'],
  ['../halcyon', 'northfold'],
  ['private', 'northfold'],
])('the files of a school whose bucket is %j lie in %s', (bucket, folder) => {
  expect(bucketOf({ key: 'northfold', configuration: { bucket } })).toBe(folder)
})
