import { describe, expect, test } from 'vitest'
import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import { adSlotsOf } from './ad-slots.ts'

const mobile = { mobileTop: 'htlad-mobile-top', mobileBottom: 'htlad-mobile-bottom' }
const slotsAt = (path: string, hasFailed = false) => adSlotsOf({ ...layoutFlags(path), hasFailed })

describe('the ad slots of a page', () => {
  test.each(['/', '/sports/football'])('%s uses the slot named htlad-top', (path) => {
    expect(slotsAt(path)).toEqual({ top: 'htlad-top', ...mobile })
  })

  test.each([
    '/sports/football/roster',
    '/sports/football/schedule/2026',
    '/news/2026/11/14/a-story',
    '/game-center/12',
    '/calendar',
    '/404',
  ])('%s uses htlad-common-top, as every other route', (path) => {
    expect(slotsAt(path)).toEqual({ top: 'htlad-common-top', ...mobile })
  })

  test.each([
    '/sports/football/roster/print',
    '/sports/football/schedule/text',
    '/staff-directory/print',
    '/splash/1',
  ])('%s has none', (path) => {
    expect(slotsAt(path)).toBeNull()
  })

  test('a page that failed has none', () => {
    expect(slotsAt('/sports/football', true)).toBeNull()
  })
})
