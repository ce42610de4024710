import { describe, expect, test } from 'vitest'
import { breadcrumbList, toGraph, toScriptText } from './structured-data.ts'

const origin = 'https://athletics.example.edu'

describe('what a page tells machines', () => {
  test('the way to a page starts at the home page and is counted from one', () => {
    const list = breadcrumbList([
      { name: 'Football', href: '/sports/football' },
      { name: 'Roster', href: '/sports/football/roster' },
    ])
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: '/' },
        { position: 2, name: 'Football', item: '/sports/football' },
        { position: 3, name: 'Roster', item: '/sports/football/roster' },
      ],
    })
  })

  test.each([
    [{ '@type': 'Person', url: '/a' }, { url: `${origin}/a` }],
    [
      { '@type': 'Person', image: ['/a.png', 'https://x.org/b.png'] },
      { image: [`${origin}/a.png`, 'https://x.org/b.png'] },
    ],
    [{ '@type': 'Person', url: '//other.org/a' }, { url: '//other.org/a' }],
    [{ '@type': 'Person', name: '/not an address' }, { name: '/not an address' }],
    [{ '@type': 'SportsTeam', coach: { '@type': 'Person', url: '/c' } }, { coach: { url: `${origin}/c` } }],
  ] as const)('addresses of the site are whole: %j', (thing, expected) => {
    expect(toGraph([thing as never], origin)['@graph'][0]).toMatchObject(expected)
  })

  test('content cannot close the script that holds it', () => {
    const text = toScriptText(toGraph([{ '@type': 'Person', name: '</script><img>' }], origin))
    expect(text).not.toContain('</script')
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><img>')
  })
})
