import { expect, test } from 'vitest'
import type { GoogleSettings } from '#contract/settings.ts'
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
  sportName: 'wsoc',
  contentId: 4,
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
    contentId: 4,
  })
})

test('without settings, sport and content it has what is known', () => {
  expect(dataLayerEntry(null, { ...page, sportName: null, contentId: null })).toEqual({
    event: 'page',
    pageType: 'story',
    pagePath: '/news/1',
    pageTitle: 'A story',
  })
})
