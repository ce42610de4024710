import type { Page } from '@playwright/test'

/** As WCAG 1.4.12 asks for it. */
const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}'

/**
 * What is cut off or pushed out of the page when a reader spaces its text out, and was not before. The rules are put on as
 * a sheet of the page's own making: its policy lets no other style in.
 */
export const spacingFaults = (page: Page): Promise<string[]> =>
  page.evaluate((rules) => {
    const isCut = (element: Element) => {
      const style = getComputedStyle(element)
      // Words for screen readers alone are one pixel large; a teaser ends in three dots, and is whole where it leads.
      const isMeantTo =
        element.clientWidth < 4 ||
        element.clientHeight < 4 ||
        style.webkitLineClamp !== 'none' ||
        style.textOverflow === 'ellipsis'
      const isShut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        !isMeantTo &&
        ((isShut(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isShut(style.overflowY) && element.scrollHeight > element.clientHeight + 1))
      )
    }
    const withText = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    )
    const before = new Set(withText.filter(isCut))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const cut = withText.filter((element) => !before.has(element) && isCut(element))
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== sheet)
    return [
      ...(tooWide > 0 ? [`the page is ${tooWide} px too wide`] : []),
      ...cut.map((element) => `cut off: ${element.textContent?.trim().slice(0, 60)}`),
    ]
  }, spacing)

/**
 * What vanishes where the system chooses the colors: text that keeps its own must be told from what is behind it, and the
 * lines and bars of a chart from the page. What does not is drawn in the system's colors, which differ.
 */
export const forcedColorFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!matchMedia('(forced-colors: active)').matches) return []
    const behind = (element: Element | null): string => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(one)
        // A picture is looked at by axe, in the colors that it has everywhere.
        if (backgroundImage !== 'none') return ''
        if (!(backgroundColor.startsWith('rgba(') && backgroundColor.endsWith(', 0)'))) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const words = [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          ) &&
          getComputedStyle(element).color === behind(element),
      )
      .map((element) => `vanishes: ${element.textContent?.trim().slice(0, 60)}`)

    const lightOf = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string): number => {
      const [less = 0, more = 0] = [lightOf(one), lightOf(other)].toSorted((a, b) => a - b)
      return (more + 0.05) / (less + 0.05)
    }
    const shapes = [
      ...document.querySelectorAll('svg[role="img"] :is(rect, path, line, polyline, polygon, circle)'),
    ]
      .filter((shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        const ground = behind(shape.closest('svg'))
        const painted = [fill, stroke].filter((color) => color.startsWith('rgb'))
        return (
          shape.checkVisibility() &&
          ground !== '' &&
          painted.length > 0 &&
          painted.every((color) => contrast(color, ground) < 3)
        )
      })
      .map((shape) => {
        const chart = shape.closest('svg')
        return `vanishes: ${shape.localName} of ${chart?.getAttribute('aria-label') ?? chart?.getAttribute('aria-labelledby')}`
      })
    return [...words, ...new Set(shapes)]
  })

/** What is the chosen one among its like and is told from them by its color alone (WCAG 1.4.1). */
export const toldByColorAlone = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Where the system chooses the colors nothing is clear; what has the page's own is as little seen.
    const ground = getComputedStyle(document.body).backgroundColor
    const isClear = (color: string) => /[,/] 0\)$/.test(color) || color === ground
    const shapeOf = (element: Element, part?: string): string => {
      const style = getComputedStyle(element, part)
      if (part && (style.content === 'none' || style.content === 'normal')) return ''
      const borders = ['top', 'right', 'bottom', 'left'].map((side) => {
        const of = (what: string) => style.getPropertyValue(`border-${side}-${what}`)
        return of('style') === 'none' || isClear(of('color')) ? '' : of('width')
      })
      return [
        style.fontWeight,
        style.fontSize,
        style.textDecorationLine,
        style.boxShadow.replaceAll(/[a-z]+\([^)]*\)/g, ''),
        style.transform,
        style.content,
        style.display,
        ...borders,
      ].join(' ')
    }
    const look = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .slice(0, 6)
        .flatMap((one) => [undefined, '::before', '::after'].map((part) => shapeOf(one, part)))
        .join('\n')
    const chosen = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked']
    const isChosen = (element: Element) =>
      chosen.some((name) => ![null, 'false'].includes(element.getAttribute(name)))

    return [...document.querySelectorAll(chosen.map((name) => `main [${name}], nav [${name}]`).join())]
      .filter((element) => isChosen(element) && element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const around = element.closest('ul, ol, tbody, nav, [role="tablist"], [role="group"], fieldset')
        const others = [...(around?.querySelectorAll(element.localName) ?? [])].filter(
          (other) => other.className === element.className && !isChosen(other) && other.checkVisibility(),
        )
        return others.some((other) => look(other) === look(element))
          ? [`told by its color alone: ${element.textContent?.trim().slice(0, 60)}`]
          : []
      })
  })
