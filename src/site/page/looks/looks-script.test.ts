import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { keptText } from './looks.ts'
import { looksScript } from './looks-script.ts'

const time = (dateTime: string, textContent: string) => ({
  dateTime,
  textContent,
  dataset: {} as Record<string, string>,
})

function picture() {
  const attributes = new Set(['src', 'srcset'])
  const source = new Set(['srcset'])
  const removing = (from: Set<string>) => ({ removeAttribute: (name: string) => void from.delete(name) })
  return {
    left: () => [...attributes, ...source],
    image: { ...removing(attributes), parentElement: { querySelectorAll: () => [removing(source)] } },
  }
}

/** A document as its head is read, and then with something in its body; what its script has done to it. */
function read(looks: string | undefined) {
  const times: ReturnType<typeof time>[] = []
  const pictures: ReturnType<typeof picture>[] = []
  const dataset: Record<string, string> = {}
  const sheets: { rules?: string }[] = []
  let come = () => {}
  runInNewContext(looksScript, {
    localStorage: looks === undefined ? {} : { looks },
    document: {
      documentElement: { dataset },
      adoptedStyleSheets: sheets,
      querySelectorAll: (selector: string) =>
        selector.startsWith('time') ? times : pictures.map(({ image }) => image),
    },
    CSSStyleSheet: class {
      rules = ''
      replaceSync(rules: string) {
        this.rules = rules
      }
    },
    MutationObserver: class {
      constructor(whenChanged: () => void) {
        come = whenChanged
      }
      observe() {}
    },
  })
  return { times, pictures, dataset, sheets, come: () => come() }
}

describe('at the head of a document, before anything of its body is there', () => {
  test('nothing is done for who has chosen nothing', () => {
    const { dataset, sheets, times, come } = read(undefined)
    times.push(time('2026-11-14', 'Nov 14'))
    come()
    expect([dataset, sheets, times[0]?.dataset]).toEqual([{}, [], {}])
  })

  test('the rules and the words that a device keeps are put on', () => {
    const { dataset, sheets } = read(keptText(['still', 'larger']))
    expect(dataset).toEqual({ looks: 'still larger' })
    expect(sheets.map(({ rules }) => rules)).toEqual([keptText(['still', 'larger']).split('\n')[1]])
  })

  test.each([
    ['2026-11-14', 'Nov 14', 'Saturday, November 14, 2026'],
    ['2026-11-14T19:00:00', 'Sat, Nov 14', 'Saturday, November 14, 2026'],
    ['2026-11-14', 'Saturday, November 14, 2026', undefined],
    ['2026-11-15T01:00:00Z', 'Nov 14', undefined],
    ['19:00', '7 p.m.', undefined],
    ['2026-11-14', '', undefined],
  ])('the day %s, shown as %j, is said as %j as soon as it comes', (dateTime, shown, plain) => {
    const page = read(keptText(['dates']))
    page.times.push(time(dateTime, shown))
    page.come()
    expect(page.times[0]?.dataset.plain).toBe(plain)
  })

  test('a day that changes is said anew', () => {
    const page = read(keptText(['dates']))
    const day = time('2026-11-14', 'Nov 14')
    page.times.push(day)
    page.come()
    Object.assign(day, { dateTime: '2026-11-15', textContent: 'Nov 15' })
    page.come()
    expect(day.dataset.plain).toBe('Sunday, November 15, 2026')
  })

  test('a picture has its address taken as soon as it comes, where that was chosen', () => {
    const [bare, usual] = [read(keptText(['bare'])), read(keptText(['dates']))]
    for (const page of [bare, usual]) {
      page.pictures.push(picture())
      page.come()
    }
    expect(bare.pictures[0]?.left()).toEqual([])
    expect(usual.pictures[0]?.left()).toEqual(['src', 'srcset', 'srcset'])
  })

  test('and is not to be seen before', () => {
    expect(read(keptText(['bare'])).sheets[0]?.rules).toContain('img[src]{opacity:0!important}')
  })
})
