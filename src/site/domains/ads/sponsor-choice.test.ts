import { describe, expect, test } from 'vitest'
import type { AdSlot, HouseSponsor } from '#contract/ads.ts'
import { sponsorIn } from './sponsor-choice.ts'

const sponsor = (id: number, ...slots: AdSlot[]): HouseSponsor => ({
  id,
  name: `Sponsor ${id}`,
  tagline: null,
  url: `https://sponsor-${id}.example`,
  logo: { url: '/files/logo.svg', alt: '' },
  banner: null,
  slots,
})

const sponsors = [
  sponsor(1, 'header', 'htlad-top'),
  sponsor(2, 'htlad-common-top'),
  sponsor(3, 'htlad-common-top', 'header'),
  sponsor(4, 'htlad-common-top'),
]

describe('whose turn it is in a slot', () => {
  test('only sponsors of that slot come into it', () => {
    expect(sponsorIn('htlad-top', sponsors, '/sports/football')?.id).toBe(1)
    expect(sponsorIn('navigation', sponsors, '/')).toBeUndefined()
    expect(sponsorIn('header', undefined)).toBeUndefined()
  })

  test('without a path it is the first', () => {
    expect(sponsorIn('header', sponsors)?.id).toBe(1)
  })

  test('a page always has the same sponsor, and every sponsor has pages', () => {
    const paths = ['football', 'rowing', 'fencing', 'golf', 'tennis', 'softball', 'wrestling'].map(
      (sport) => `/sports/${sport}/roster`,
    )
    const chosen = paths.map((path) => sponsorIn('htlad-common-top', sponsors, path)?.id)
    expect(paths.map((path) => sponsorIn('htlad-common-top', sponsors, path)?.id)).toEqual(chosen)
    expect(new Set(chosen)).toEqual(new Set([2, 3, 4]))
  })
})
