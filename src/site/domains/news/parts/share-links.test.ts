import { expect, test } from 'vitest'
import { shareLinks, shareMail } from './share-links.ts'

const address = 'https://halcyon.example/news/2026/11/14/story'
const title = 'Win & Move On: 50% Off "Luck" #1'

test('every network is given the address, and nothing of the title leaks into other parameters', () => {
  for (const { network, href } of shareLinks(address, title)) {
    const { protocol, searchParams, hash } = new URL(href)
    const values = [...searchParams.values()].join(' ')
    expect([network, protocol, hash]).toEqual([network, 'https:', ''])
    expect(values).toContain(address)
    expect([title, `${title} ${address}`, undefined]).toContain(
      searchParams.get('text') ?? searchParams.get('title') ?? undefined,
    )
  }
})

test('a letter has the title as its subject and the address in its text', () => {
  const { protocol, searchParams } = new URL(shareMail(address, title))
  expect(protocol).toBe('mailto:')
  expect(searchParams.get('subject')).toBe(title)
  expect(searchParams.get('body')).toBe(`${title}\n\n${address}`)
})
