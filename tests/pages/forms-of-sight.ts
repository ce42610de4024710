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
 * Text that vanishes where the system chooses the colors: what keeps its own must be told from what is behind it. What does
 * not is drawn in the system's colors, which differ.
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
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          ) &&
          getComputedStyle(element).color === behind(element),
      )
      .map((element) => `vanishes: ${element.textContent?.trim().slice(0, 60)}`)
  })
