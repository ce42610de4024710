import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { ExpansionPanel } from './ExpansionPanel.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { THEMES } from './ground/theme.ts'
import { Heading } from './Heading.tsx'
import { Icon } from './Icon.tsx'
import { Image } from './Image.tsx'
import { ProgressIndicator } from './ProgressIndicator.tsx'
import { Select } from './Select.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { ALLOWED_SIZES, SIZES, type Size } from './sizes.ts'
import { SOCIAL_NETWORKS } from './social-networks.ts'
import { Table } from './Table.tsx'
import { Tabs } from './Tabs.tsx'

const html = (element: ReactElement) => renderToStaticMarkup(element)

test.each<[string, readonly Size[]]>(Object.entries(ALLOWED_SIZES))(
  'the sizes of a %s are among the five, in their order',
  (_name, sizes) => {
    expect(sizes).toContain('regular')
    expect(sizes).toEqual(SIZES.filter((size) => sizes.includes(size)))
  },
)

describe('a button', () => {
  test('with an address is a link', () => {
    expect(html(<Button href="/tickets">Tickets</Button>)).toMatch(/^<a href="\/tickets"[^>]*>Tickets<\/a>$/)
  })

  test('without one is a button that submits nothing', () => {
    expect(html(<Button>Play</Button>)).toMatch(/^<button type="button"/)
  })

  test('with an icon alone is named by its label', () => {
    expect(html(<Button icon="close" label="Close" />)).toMatch(/^<button [^>]*aria-label="Close"/)
  })

  test('that is disabled is so for everybody, as a button and as a link', () => {
    expect(html(<Button disabled>Play</Button>)).toMatch(/^<button [^>]*disabled=""/)
    const link = html(
      <Button href="/tickets" disabled>
        Tickets
      </Button>,
    )
    expect(link).toMatch(/^<span [^>]*aria-disabled="true" role="link"/)
    expect(link).not.toContain('href')
  })

  test('that is loading keeps its focus and its name and does nothing', () => {
    const button = html(
      <Button type="submit" loading>
        Send
      </Button>,
    )
    expect(button).toMatch(/^<button type="button" [^>]*aria-busy="true" aria-disabled="true"/)
    expect(button).not.toContain('disabled=""')
    expect(button).toContain('Send')
  })
})

describe('an icon', () => {
  test('is decoration unless it is named', () => {
    expect(html(<Icon name="search" />)).toMatch(/aria-hidden="true".*href="[^"]+#search"/)
    expect(html(<Icon name="search" label="Search" />)).toMatch(/role="img" aria-label="Search"/)
  })
})

describe('an avatar', () => {
  test.each([
    ['Imani Vance', 'IV'],
    ['Tess van der Berg', 'TB'],
    ['Cher', 'C'],
  ])('of %s without a picture shows %s', (name, letters) => {
    expect(html(<Avatar name={name} />)).toContain(`>${letters}<`)
  })
})

describe('a heading', () => {
  test('has the level of the outline, whatever its size', () => {
    expect(
      html(
        <Heading level={3} size="x-large">
          Roster
        </Heading>,
      ),
    ).toMatch(/^<h3 .*Roster<\/h3>$/)
  })
})

describe('an image', () => {
  test('loads late and keeps its place', () => {
    const image = html(<Image src="halcyon/a.jpg" alt="Arena" width={640} height={360} />)
    expect(image).toContain('loading="lazy"')
    expect(image).toContain('width="640" height="360"')
    expect(image).toContain(
      'src="/images/crop?url=halcyon%2Fa.jpg&amp;width=640&amp;height=360&amp;type=webp"',
    )
    expect(image).toContain('1280w')
  })

  test('of the first screen loads at once and before others', () => {
    const image = html(<Image src="a.jpg" alt="" width={640} height={360} priority />)
    expect(image).toContain('loading="eager"')
    expect(image).toContain('fetchPriority="high"')
  })

  test('that is a small drawing is served as it is, unless a bitmap is asked for', () => {
    const drawing = html(<Image src="halcyon/crest.svg" alt="" width={64} height={64} />)
    expect(drawing).toContain('src="/files/halcyon/crest.svg"')
    expect(drawing).not.toContain('srcSet')
    expect(html(<Image src="halcyon/crest.svg" alt="" width={64} height={64} raster />)).toContain(
      '/images/crop?',
    )
  })

  test('that is a wide drawing is a bitmap, unless it is of another server', () => {
    const wide = { alt: '', width: 640, height: 360 }
    expect(html(<Image src="halcyon/scene.svg" {...wide} />)).toContain('src="/images/crop?')
    const mark = html(<Image src="halcyon/mark.svg" alt="" width={240} height={80} method="resize" />)
    expect(mark).toContain('src="/files/halcyon/mark.svg"')
    expect(html(<Image src="https://cdn.example/scene.svg" {...wide} />)).toContain(
      'src="https://cdn.example/scene.svg"',
    )
  })
})

describe('a card', () => {
  test('has one link, in its title', () => {
    const card = html(<Card level={3} title="Final" href="/story" media={<img alt="" />} eyebrow="Golf" />)
    expect(card.match(/<a /g)).toHaveLength(1)
    expect(card).toMatch(/<h3[^>]*><a [^>]*href="\/story">Final<\/a><\/h3>/)
  })
})

describe('panels', () => {
  test('have titles in the outline where they are asked to', () => {
    expect(
      html(
        <ExpansionPanel title="Parking" level={3}>
          Lot A
        </ExpansionPanel>,
      ),
    ).toMatch(/<summary[^>]*><h3[^>]*>Parking<\/h3>/)
  })

  test('open and shut without a script', () => {
    expect(
      html(
        <ExpansionPanel title="Parking" name="visit">
          Lot A
        </ExpansionPanel>,
      ),
    ).toMatch(/^<details[^>]* name="visit"><summary.*<\/summary>.*Lot A/)
  })
})

test('tabs that are pages are links, and the page one is on is marked', () => {
  const items = [
    { href: '/roster', label: 'Roster', current: true },
    { href: '/schedule', label: 'Schedule' },
  ]
  const tabs = html(<Tabs label="Team pages" items={items} />)
  expect(tabs).toMatch(/^<nav aria-label="Team pages"/)
  expect(tabs).toMatch(/href="\/roster" aria-current="page"/)
  expect(tabs.match(/aria-current/g)).toHaveLength(1)
})

test('a select is named by its label', () => {
  const select = html(<Select label="Season" options={[{ value: '2026', label: '2026' }]} />)
  const id = /for="([^"]+)"/.exec(select)?.[1]
  expect(select).toContain(`<select id="${id}"`)
})

test('progress has a name and, when it is known, a value', () => {
  expect(html(<ProgressIndicator label="Loading" />)).toMatch(/role="progressbar" aria-label="Loading"/)
  expect(html(<ProgressIndicator label="Played" value={3} max={12} />)).toMatch(
    /<progress.*value="3" max="12"/,
  )
})

describe('a table', () => {
  const table = html(
    <Table
      caption="Leaders"
      rows={[{ name: 'Vance', points: 30 }]}
      rowKey={(row) => row.name}
      columns={[
        { key: 'name', header: 'Player', rowHeader: true, cell: (row) => row.name },
        {
          key: 'points',
          header: 'PTS',
          label: 'Points',
          align: 'end',
          cell: (row) => row.points,
          sort: { href: '?sort=points', direction: 'descending' },
        },
      ]}
    />,
  )

  test('scrolls in a region that the keyboard reaches and the caption names', () => {
    const id = /role="region" aria-labelledby="([^"]+)" tabindex="0"/i.exec(table)?.[1]
    expect(table).toMatch(new RegExp(`<caption[^>]*><span id="${id}">Leaders`))
  })

  test('has headers with their scope', () => {
    expect(table).toContain('<th scope="col">Player</th>')
    expect(table).toContain('<th scope="row">Vance</th>')
  })

  test('says short headers in full and how it is sorted', () => {
    expect(table).toMatch(/<th scope="col" data-align="end" title="Points" aria-sort="descending">/)
    expect(table).toContain('PTS<span class="visually-hidden">, Points</span>')
  })
})

test('links to social networks say whose account it is and where', () => {
  const links = Object.keys(SOCIAL_NETWORKS).map((network) => ({ network, href: `/${network}` }))
  const row = html(<SocialLinks owner="Halcyon" links={[...links, { network: 'Fanzine', href: '/z' }]} />)
  for (const { title, icon } of Object.values(SOCIAL_NETWORKS)) {
    expect(row).toContain(`aria-label="Halcyon on ${title}"`)
    expect(row).toContain(`#${icon}"`)
  }
  expect(row).toMatch(/aria-label="Halcyon on Fanzine"><use href="[^"]+#link"/)
})

describe('the gallery', () => {
  const gallery = html(<Gallery />)

  test('has one h1', () => {
    expect(gallery.match(/<h1/g)).toHaveLength(1)
    expect(gallery).toContain('Component gallery')
  })

  test.each(THEMES)('shows every component in every allowed size on %s', (theme) => {
    const section = gallery.split('<section').find((part) => part.includes(`aria-label="${theme}"`)) ?? ''
    for (const [component, sizes] of Object.entries(ALLOWED_SIZES)) {
      const part = section.split('data-component=').find((text) => text.startsWith(`"${component}"`)) ?? ''
      const shown = [...part.matchAll(/data-size="([\w-]+)">(?!<\/div>)/g)].map(([, size]) => size)
      expect([component, shown]).toEqual([component, sizes])
    }
  })
})
