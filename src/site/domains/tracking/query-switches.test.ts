import { expect, test } from 'vitest'
import { type Switches, switchesOf } from './query-switches.ts'

const usual: Switches = {
  trackingTags: true,
  schoolManagers: true,
  platformManager: true,
  consentScript: true,
  consentTestBundle: false,
}

test.each<[string, Partial<Switches>]>([
  ['', {}],
  ['?view=table', {}],
  ['?tracking_tags_enabled=false', { trackingTags: false }],
  ['?tracking_tags_enabled=true', {}],
  ['?disable_gtm=client', { schoolManagers: false }],
  ['?disable_gtm=school', { schoolManagers: false }],
  ['?disable_gtm=Site', { schoolManagers: false }],
  ['?disable_gtm=product', { platformManager: false }],
  ['?disable_gtm=platform', { platformManager: false }],
  ['?disable_gtm=fieldhouse', { platformManager: false }],
  ['?disable_gtm=true', { schoolManagers: false, platformManager: false }],
  ['?disable_gtm', { schoolManagers: false, platformManager: false }],
  ['?disable_gtm=client,product', { schoolManagers: false, platformManager: false }],
  ['?disable_gtm=client&disable_gtm=product', { schoolManagers: false, platformManager: false }],
  ['?disable_gtm=false', {}],
  ['?disable_airgap=true', { consentScript: false }],
  ['?disable_airgap=false', {}],
  ['?transcend_test_bundle=true', { consentTestBundle: true }],
])('the address %s switches %o', (search, expected) => {
  expect(switchesOf(search)).toEqual({ ...usual, ...expected })
})

test("what the document's address switched off stays off on the pages that follow", () => {
  expect(switchesOf('?tracking_tags_enabled=false', '?view=table').trackingTags).toBe(false)
  expect(switchesOf('', '?disable_gtm=client').schoolManagers).toBe(false)
})
