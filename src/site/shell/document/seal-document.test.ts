import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sealDocument } from './seal-document.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const seal = (body: string, handoff = '', told = {}) =>
  sealDocument({
    markup: `<html><head></head><body>${body}</body></html>`,
    nonce: 'n-1',
    handoff,
    told,
    opened: { script: [], style: [], connect: [] },
  })

describe('a sealed document', () => {
  test('allows marked scripts and styles by their hash and shows no nonce', () => {
    const { html, csp } = seal(
      '<script nonce="n-1">a()</script><style id="brand" nonce="n-1">:root{}</style>',
    )
    expect(csp).toContain(`script-src 'self' ${hash('a()')};`)
    expect(csp).toContain(`style-src 'self' ${hash(':root{}')};`)
    expect(html).not.toContain('n-1')
    expect(html).toContain('<script>a()</script>')
  })

  test('counts a link for nothing, marked as it is', () => {
    const { html, csp } = seal(
      '<link rel="modulepreload" nonce="n-1" href="/a.js"/><style nonce="n-1">p{}</style>',
    )
    expect(csp).toContain(`style-src 'self' ${hash('p{}')};`)
    expect(html).toContain('<link rel="modulepreload" href="/a.js"/>')
  })

  test('leaves scripts that content brought along forbidden', () => {
    const { csp } = seal(
      '<script>evil()</script><script nonce="guess">evil()</script><script nonce="n-1">a()</script>',
    )
    expect(csp).not.toContain(hash('evil()'))
    expect(csp).toContain(hash('a()'))
  })

  test('a marked script with an address needs no hash', () => {
    expect(seal('<script nonce="n-1" src="/assets/a.js"></script>').csp).toContain("script-src 'self';")
  })

  test('tells what its late code would ask for, as data that cannot end its element', () => {
    const { html, csp } = seal('', '', { 'tracking.search {}': ['</script><b>'] })
    expect(html).toContain(
      '<script type="application/json" id="told">{"tracking.search {}":["\\u003c/script>',
    )
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(csp).toBe(seal('').csp)
    expect(seal('').html).not.toContain('told')
  })

  test("allows what the school's tags and partners need, and nothing of the kind where they need nothing", () => {
    const markup = '<html><head></head><body></body></html>'
    const opened = {
      script: [hash('tag()'), 'https://tags.example'],
      style: [hash('p{}')],
      connect: ['https://tags.example'],
    }
    const { csp } = sealDocument({ markup, nonce: 'n-1', handoff: '', told: {}, opened })
    expect(csp).toContain(`script-src 'self' ${hash('tag()')} https://tags.example;`)
    expect(csp).toContain(`style-src 'self' ${hash('p{}')};`)
    expect(csp).toContain("connect-src 'self' https://tags.example;")
    expect(csp).toContain("frame-src 'self' https://www.youtube-nocookie.com https://tags.example;")
    expect(seal('').csp).toContain("script-src 'self'; style-src 'self';")
    expect(seal('').csp).toContain("connect-src 'self'; frame-src 'self' https://www.youtube-nocookie.com;")
  })

  test('feeds and ends the router data in one script that cannot be broken out of', () => {
    const { html } = seal('', '{"x":"</script><script>evil()"}')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).toContain('\\u003c/script\\u003e')
    expect(html).toMatch(/streamController\.close\(\);<\/script><\/body><\/html>$/)
  })
})
