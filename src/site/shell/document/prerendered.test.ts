import { expect, test } from 'vitest'
import { payloadAddress, prerenderedPages } from '#contract/pages/prerendered.ts'
import routes from '#site/routes.ts'

test.each(Object.entries(prerenderedPages))(
  '%s is a page of the route table, without parameters',
  (path, page) => {
    const row = routes.find(({ file }) => file === `${page}.tsx`)
    expect(`/${row?.path ?? ''}`).toBe(path)
  },
)

test.each([
  ['/', '/_.data?_routes=routes%2Fhome%2Fhome'],
  ['/calendar', '/calendar.data?_routes=routes%2Fgames%2Fcalendar'],
])('the payload of %s is at %s', (pathname, address) => {
  expect(payloadAddress({ pathname, search: '' }, prerenderedPages[pathname] ?? '')).toBe(address)
})
