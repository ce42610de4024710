import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { SiteSettings } from '#contract/settings.ts'
import FooterContent from './FooterContent.island.tsx'

const logo = { title: 'A partner', url: 'https://partner.example', logo: '/files/partner.svg' }
const site: Partial<SiteSettings> = {
  schoolAddress: '1 Beacon Way',
  schoolPhoneNumber: '410-555-0100',
  supportEmail: 'help@school.example',
  tagline: 'Stand tall.',
  ticketsUrl: null,
  givingUrl: null,
  footer: {
    school: { ...logo, title: 'The school' },
    fund: { ...logo, title: 'The fund', url: '/fund' },
    association: { ...logo, title: 'The association' },
    conference: { ...logo, title: 'The conference' },
    apparel: { ...logo, title: 'The apparel', logo: null },
    systemLine: 'A member of the state system.',
    links: [{ title: 'Privacy', url: 'https://school.example/privacy' }],
  },
}

function footerOf({ showsInfo, settings = site }: { showsInfo: boolean; settings?: typeof site | null }) {
  const Site = createRoutesStub([{ id: 'root', path: '/', Component: FooterContent }])
  const root = {
    tenant: { name: 'Northfold', configuration: { logo: '', enableFooterPersonalInfo: showsInfo } },
    shell: { site: settings, socialAccounts: [] },
  }
  return renderToStaticMarkup(<Site initialEntries={['/']} hydrationData={{ loaderData: { root } }} />)
}

describe('the footer', () => {
  test.each([
    [true, 'shows'],
    [false, 'keeps to itself'],
  ])('with enableFooterPersonalInfo %s it %s address, telephone and support address', (showsInfo) => {
    const html = footerOf({ showsInfo })
    for (const info of ['1 Beacon Way', 'tel:4105550100', 'mailto:help@school.example'])
      expect(html.includes(info)).toBe(showsInfo)
    expect(html).toContain('A member of the state system.')
  })

  test('its logos come without colour, in the order of the specification', () => {
    const html = footerOf({ showsInfo: false })
    expect(html.match(/colorspace=bw/g)).toHaveLength(4)
    expect(html.match(/The \w+/g)).toEqual([
      'The school',
      'The fund',
      'The association',
      'The conference',
      'The apparel',
    ])
    expect(html).toContain('href="/fund"')
  })

  test('without settings it still has the copyright with the current year', () => {
    expect(footerOf({ showsInfo: true, settings: null })).toContain(`© ${new Date().getFullYear()} Northfold`)
  })
})
