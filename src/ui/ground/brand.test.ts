import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Brand, brandCss, brandProperties } from './brand.ts'
import { contrast, parseHex } from './color.ts'
import { LOOKS, type Look } from './looks.ts'
import { THEMES } from './theme.ts'

const css = readFileSync(new URL('./themes.css', import.meta.url), 'utf8')

/** The declarations of one theme's class, as written in themes.css. */
function declarations(theme: string): [string, string][] {
  const block = new RegExp(`\\.${theme}\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? ''])
}

const themes = THEMES.map((theme) => [theme, declarations(theme)] as const)
const painted = themes.filter(([theme]) => theme !== 'no-theme')

const surfaces = ['--surface', '--surface-raised']
const pairs: [foreground: string, backgrounds: string[], ratio: number][] = [
  ...['--text', '--text-muted', '--link', '--live', '--win', '--loss', '--draw'].map(
    (role): [string, string[], number] => [role, surfaces, 4.5],
  ),
  ['--accent-text', ['--accent', '--accent-hover'], 4.5],
  // A stamp, and a button under the pointer, turn the pair around.
  ['--surface', ['--text', '--text-muted', '--win', '--loss', '--draw'], 4.5],
  ['--accent', surfaces, 3],
  ['--control', surfaces, 3],
]

const brandPairs = [
  ['--on-primary', '--brand-primary'],
  ['--on-secondary', '--brand-secondary'],
  ['--on-accent', '--brand-accent'],
] as const

/** Every pair of colours that falls short, named so that a failure says what to repair. */
function shortfalls(brand: Brand, look: Look): string[] {
  const properties = brandProperties(brand, look)
  const unreadable = brandPairs
    .map(([text, surface]) => ({ text, is: contrast(hex(properties[text]), hex(properties[surface])) }))
    .filter(({ is }) => is < 4.5)
    .map(({ text, is }) => `${text} is ${is.toFixed(2)}`)
  const inThemes = painted.flatMap(([theme, declared]) => {
    const roles = new Map(
      declared.map(([role, value]) => [role, properties[/^var\((.+)\)$/.exec(value)?.[1] ?? ''] ?? value]),
    )
    const color = (role: string) => parseHex(roles.get(role) ?? `${theme} lacks ${role}`)
    return pairs.flatMap(([foreground, backgrounds, ratio]) =>
      backgrounds
        .map((background) => ({ background, is: contrast(color(foreground), color(background)) }))
        .filter(({ is }) => is < ratio)
        .map(({ background, is }) => `${theme}: ${foreground} on ${background} is ${is.toFixed(2)}`),
    )
  })
  return [...unreadable, ...inThemes]
}

const hex = (value: string | undefined) => parseHex(value ?? 'missing')

describe('the seven themes', () => {
  test('no-theme sets no role, so it inherits its surface', () => {
    expect(declarations('no-theme')).toEqual([])
  })

  test('all others set the same roles', () => {
    const names = declarations('light-theme').map(([role]) => role)
    expect(names.length).toBeGreaterThan(10)
    for (const [, declared] of painted) expect(declared.map(([role]) => role)).toEqual(names)
  })

  test('share one live stamp that is readable by itself', () => {
    const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
    const token = (name: string) => parseHex(new RegExp(`${name}: (#\\w+);`).exec(tokens)?.[1] ?? name)
    expect(contrast(token('--live-fill'), token('--live-fill-text'))).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['deep blue and orange', '#0b3c5d', '#f26b21'],
    ['forest green and gold', '#1f4d3a', '#e0a526'],
    ['crimson and cream', '#9e1b32', '#fdf6e3'],
    ['yellow and yellow', '#ffd100', '#ffd100'],
    ['black and white', '#000000', '#ffffff'],
    ['white and black', '#ffffff', '#000000'],
    ['two greys in the middle', '#767676', '#777777'],
  ])('are readable with %s', (_name, primary, secondary) => {
    for (const [name, look] of Object.entries(LOOKS))
      expect(shortfalls({ primary, secondary }, look), name).toEqual([])
  })

  test('are readable with any colours in any look: text at 4.5:1, controls and graphics at 3:1', () => {
    const anyHex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    const brand = fc.record(
      { primary: anyHex, secondary: anyHex, accent: anyHex },
      { requiredKeys: ['primary', 'secondary'] },
    )
    fc.assert(
      fc.property(brand, fc.constantFrom(...Object.values(LOOKS)), (value, look) => {
        expect(shortfalls(value, look)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})

describe('a brand', () => {
  test('keeps its own colours where they are readable', () => {
    const properties = brandProperties({ primary: '#0B3C5D', secondary: '#F26B21' })
    expect(properties).toMatchObject({
      '--brand-primary': '#0b3c5d',
      '--on-primary': '#ffffff',
      '--brand-secondary': '#f26b21',
      '--on-secondary': '#101418',
      '--light-link': '#0b3c5d',
      '--light-accent': '#0b3c5d',
      '--primary-accent': '#f26b21',
    })
  })

  test('takes the second colour as the accent unless it has a third', () => {
    expect(brandProperties({ primary: '#123456', secondary: '#e0a526' })['--brand-accent']).toBe('#e0a526')
    expect(
      brandProperties({ primary: '#123456', secondary: '#e0a526', accent: '#0ff' })['--brand-accent'],
    ).toBe('#00ffff')
  })

  test('becomes one rule, and a second one where pages are dark', () => {
    const colours = { primary: '#123456', secondary: '#e0a526' }
    expect(brandCss(colours)).toMatch(/^:root\{--brand-primary:#123456;[^{}<>]+\}$/)
    expect(brandCss(colours, LOOKS.night)).toMatch(
      /^:root\{[^{}<>]+\}:root,\.light-theme\{color-scheme:dark\}$/,
    )
  })

  test('with a look says what is other, and nothing where all is as it was', () => {
    const colours = { primary: '#123456', secondary: '#e0a526' }
    expect(brandProperties(colours, LOOKS.classic)).toEqual(brandProperties(colours))
    expect(brandProperties(colours, LOOKS.heritage)).toMatchObject({ '--radius': '0', '--rule': '1px' })
    expect(brandProperties(colours, LOOKS.night)['--light-surface']).toBe(
      brandProperties(colours)['--dark-surface'],
    )
    expect(brandProperties(colours, LOOKS.bright)['--primary-surface']).not.toBe('#123456')
  })

  test('with anything but hex colours is refused', () => {
    expect(() => brandCss({ primary: '#fff}</style>', secondary: '#000' })).toThrow(RangeError)
  })
})
