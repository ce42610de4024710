import { describe, expect, test } from 'vitest'
import { consentScriptOf, hasPartners, type PartnerSettings, partnerHosts, partnersOf } from './partners.ts'
import { switchesOf } from './query-switches.ts'

const nobody: PartnerSettings = {
  configuration: { gtmIds: [], nativoEnabled: false },
  analytics: { tagManagerCodes: [], analyticsMeasurementIds: [] },
  platformTagManager: null,
}
const everybody: PartnerSettings = {
  configuration: { gtmIds: ['GTM-A', 'GTM-B'], nativoEnabled: true },
  analytics: {
    tagManagerCodes: ['GTM-B', 'GTM-C'],
    analyticsMeasurementIds: ['G-1'],
    adScript: 'https://ads.example/school.js',
    consentScript: { url: 'https://consent.example/live.js', testUrl: 'https://consent.example/test.js' },
    partnerHosts: ['https://*.adserver.example'],
  },
  platformTagManager: 'GTM-OWN',
}

describe('the partners of a page', () => {
  test.each([
    ['', ['GTM-A', 'GTM-B', 'GTM-C', 'GTM-OWN'], ['G-1']],
    ['?disable_gtm=client', ['GTM-OWN'], []],
    ['?disable_gtm=product', ['GTM-A', 'GTM-B', 'GTM-C'], ['G-1']],
    ['?disable_gtm=all', [], []],
  ])('with %s are the tag managers %o', (search, managers, measurementIds) => {
    expect(partnersOf(everybody, switchesOf(search))).toMatchObject({ managers, measurementIds })
  })

  test('are native ads and the ad network only where the school has them', () => {
    expect(partnersOf(everybody, switchesOf(''))).toMatchObject({
      hasNativeAds: true,
      adScript: 'https://ads.example/school.js',
    })
    expect(hasPartners(partnersOf(nobody, switchesOf('')))).toBe(false)
    expect(hasPartners(partnersOf({ ...nobody, platformTagManager: 'GTM-OWN' }, switchesOf('')))).toBe(true)
    const failed: PartnerSettings = { configuration: undefined, analytics: null, platformTagManager: null }
    expect(hasPartners(partnersOf(failed, switchesOf('')))).toBe(false)
  })
})

test.each([
  ['', 'https://consent.example/live.js'],
  ['?transcend_test_bundle=true', 'https://consent.example/test.js'],
  ['?disable_airgap=true', null],
  ['?disable_airgap=true&transcend_test_bundle=true', null],
])('with %s the consent script is %s', (search, script) => {
  expect(consentScriptOf(everybody.analytics, switchesOf(search))).toBe(script)
  expect(consentScriptOf(nobody.analytics, switchesOf(search))).toBeNull()
})

describe('the policy of a page', () => {
  test('is closed where a school has no partners', () => {
    expect(partnerHosts(nobody, switchesOf(''))).toEqual({ scripts: [], calls: [] })
  })

  test('names the hosts of those it has', () => {
    expect(partnerHosts(everybody, switchesOf(''))).toEqual({
      scripts: [
        'https://www.googletagmanager.com',
        'https://s.ntv.io',
        'https://ads.example',
        'https://consent.example',
      ],
      calls: [
        'https://*.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.ntv.io',
        'https://*.postrelease.com',
        'https://*.adserver.example',
      ],
    })
  })

  test('leaves out those that the address switches off', () => {
    const { scripts } = partnerHosts(everybody, switchesOf('?disable_gtm=all&disable_airgap=true'))
    expect(scripts).toEqual(['https://s.ntv.io', 'https://ads.example'])
  })
})
