import type { Page } from '@playwright/test'

const usual = { standard: 16, fixed: 13 }
const large = { standard: 32, fixed: 26 }
/** A desk's screen, which is then laid out as one of 640 px, and a phone, as one of 160 px. */
const widths = [1280, 320]

/**
 * What is out of reach for whoever has set their browser to letters twice as large: the page is wider than the screen, or
 * something to press stands beside it. The setting is the browser's own, so the page that has been looked at is not loaded
 * again.
 */
export async function largeLetterFaults(page: Page): Promise<string[]> {
  const settings = await page.context().newCDPSession(page)
  try {
    await settings.send('Page.setFontSizes', { fontSizes: large })
    const faults: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const fault of await page.evaluate(outOfReach)) faults.push(`at ${width} px ${fault}`)
    }
    return faults
  } finally {
    await settings.send('Page.setFontSizes', { fontSizes: usual })
    await settings.detach()
  }
}

/** In the page. */
function outOfReach(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (getComputedStyle(document.documentElement).fontSize !== '32px') return ['the letters are not 32 px']
  if (matchMedia('(width >= 41em)').matches) return ['the layout is not told by the size of letters']
  const isIn = (overflow: string) => overflow !== 'visible'

  function placeOf(control: Element): string | null {
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
    // Words for who listens alone.
    if (width < 4 || height < 4) return null
    let [scrollsAcross, scrollsDown] = [false, false]
    for (let around: Element | null = control; around; around = around.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(around)
      if (around !== control && isIn(overflowX)) scrollsAcross = true
      if (isIn(overflowY)) scrollsDown = true
      if (position !== 'fixed') continue
      if (!scrollsDown && (top < -1 || bottom > innerHeight + 1)) return 'is above or below the screen'
      break
    }
    return !scrollsAcross && (left < -1 || right > clientWidth + 1) ? 'is beside the screen' : null
  }

  const unreachable = [
    ...document.querySelectorAll('a[href]:not([href^="#"]), button, input, select, textarea'),
  ].flatMap((control) => {
    // Comes when the keyboard does.
    if (control.matches('.u-skip')) return []
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const place = placeOf(control)
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)
    return place ? [`${control.localName} "${name}" ${place}`] : []
  })
  /** Who tells a fault of this kind by eye looks long: the innermost that stand out of the page are named. */
  const wide = () =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        for (
          let around = element.parentElement;
          around !== document.body && around;
          around = around.parentElement
        )
          if (isIn(getComputedStyle(around).overflowX)) return false
        return element.getBoundingClientRect().right > clientWidth
      })
      .slice(-2)
      .map(
        (element) =>
          `${element.localName}.${element.classList} "${element.textContent?.trim().slice(0, 30)}"`,
      )
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide: ${wide()}`] : []),
    ...unreachable.slice(0, 5),
  ]
}
