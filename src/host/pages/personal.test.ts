import { expect, test } from 'vitest'
import { isForOne } from './personal.ts'

test.each([
  ['/form/2', true],
  ['/form/2.data?_routes=x', true],
  ['/hidden/form/7', true],
  ['/protected/form/8?returnTo=%2F', true],
  ['/pay/ABCDEFGH2345', true],
  ['/api/v2/forms/2/start', true],
  ['/API/V2/Forms/2/START?tenant=halcyon', true],
  ['/api/v2/payments/ABCDEFGH2345', true],
  ['/api/v2/forms/2', false],
  ['/news/form/2', false],
  ['/formation/2', false],
  ['/', false],
])('%s is made for one visitor alone: %s', (url, isOwn) => {
  expect(isForOne(url)).toBe(isOwn)
})
