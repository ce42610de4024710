import { expect, test } from 'vitest'
import * as formAddresses from '#contract/client/form-addresses.ts'
import { pathOf } from '#contract/endpoint.ts'
import { allEndpoints, callEndpoints } from '#tests/support/endpoints.ts'
import { isProduction, listFiles, readSource } from './source-files.ts'

/** A text that is the address of a call, whatever stands for its parameters. */
const paths = allEndpoints.map(({ endpoint }) => RegExp.escape(pathOf(endpoint)).replace(/:\w+/g, '[^/]+'))
const address = new RegExp(`['"\`](?:${paths.join('|')})(?=[?#'"\`$])`, 'i')

test('the address of a call stands in the table of endpoints alone', () => {
  const files = listFiles('src/{server,site,host}/**/*.{ts,tsx}').filter(isProduction)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => address.test(readSource(file)))).toEqual([])
})

test.each(callEndpoints.filter(({ endpoint }) => endpoint.takes === 'form'))(
  '$name can only be made by a form, and has its address where pages take theirs',
  ({ endpoint }) => {
    expect(Object.values(formAddresses)).toContain(pathOf(endpoint))
  },
)
