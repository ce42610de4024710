import { expect, test } from 'vitest'
import type { GoogleSettings } from '#contract/settings.ts'
import type { Sport } from '#contract/sports.ts'
import { deviceOf } from '#site/page/browser/device.ts'
import { dataLayerEntry } from './data-layer.ts'

const google: GoogleSettings = {
  google360PropertyId: 'UA-360',
  clientName: 'Northfold University',
  clientDivision: 'Division I',
  conferenceName: 'Northern Conference',
  clientId: '7',
  clientAbbreviation: 'NFU',
  isPower5Client: false,
  isAllAccessEnabled: true,
  isPaciolanMarketingClient: false,
  ticketProvider: null,
  clientRegion: 'North',
  isClientFanbasePartner: false,
  isClientSidearmExtended: false,
  clientMMR: null,
}
const page = {
  type: 'story',
  pathname: '/news/1',
  title: 'A story',
  sport: { id: 3, title: "Women's Soccer", shortName: 'wsoc', abbrev: 'WSOC' } as Sport,
  contentId: 4,
  device: deviceOf({}),
} as const

test('the Google 360 data layer has the settings of the school and the type of the page', () => {
  const { ticketProvider, clientMMR, ...set } = google
  expect([ticketProvider, clientMMR]).toEqual([null, null])
  expect(dataLayerEntry(google, page)).toEqual({
    event: 'page',
    ...set,
    pageType: 'story',
    pagePath: '/news/1',
    pageTitle: 'A story',
    sportName: 'wsoc',
    sport: expect.objectContaining({
      id: 3,
      shortname: 'wsoc',
      abbreviation: 'WSOC',
      tickets: null,
      url: '',
    }),
    contentId: 4,
    device: { width: 1920, height: 1080, orientation: 'landscape', hasTouch: true },
  })
})

test('without settings, sport and content it has what is known', () => {
  expect(dataLayerEntry(null, { ...page, sport: null, contentId: null })).toEqual({
    event: 'page',
    pageType: 'story',
    pagePath: '/news/1',
    pageTitle: 'A story',
    device: page.device,
  })
})
