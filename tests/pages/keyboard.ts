import type { CDPSession, Page } from '@playwright/test'

/** One after the other without looking: to ask after each press would take longer than the presses. */
const inOneGo = 25
/** A strip of a hundred games has seven hundred links that are alike: after so many stops the walk goes on near the end. */
const alike = { after: 200, left: 50 }
/** What loads while the walk goes on makes it longer; nothing makes it as long as this. */
const most = 1_000

interface Walk {
  stops: number
  faults: string[]
  hasLeft: boolean
  /** Where it is. */
  at: string
}

/**
 * Presses Tab from where the page stands until the focus leaves it, and tells of each stop that nobody could work with:
 * one that is not on the screen, that lies under what sticks to its edges, that has no ring, that leads back in the order
 * of reading, or that cannot be left. Motion is off, for what glides is nowhere yet.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const keys = await page.context().newCDPSession(page)
  try {
    const { faults } = await walk(page, keys, inOneGo)
    // What had just been fetched may have moved under a hurried press; whoever waits decides.
    return faults.length === 0 ? [] : (await walk(page, keys, 1)).faults
  } finally {
    await keys.detach()
    await page.emulateMedia({ reducedMotion: null })
  }
}

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }

/** The browser keeps the presses in their order, so none of them waits for the answer to the one before. */
const pressTab = (keys: CDPSession, presses: number) =>
  Promise.all(
    Array.from({ length: presses }, () => [
      keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ]).flat(),
  )

async function walk(page: Page, keys: CDPSession, presses: number): Promise<Walk> {
  await page.evaluate(startWalk, alike)
  for (let pressed = 0; ; pressed += presses) {
    await pressTab(keys, presses)
    if (presses === 1) await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    const found = await page.evaluate(readWalk)
    if (found.hasLeft) return found
    if (pressed > most)
      return { ...found, faults: [...found.faults, `the keyboard does not get out of ${found.at}`] }
  }
}

/** In the page: listens to where the keyboard comes. */
function startWalk(alike: { after: number; left: number }): void {
  const seen = new Set<Element>()
  const found: Walk = { stops: 0, faults: [], hasLeft: false, at: '' }
  let last: Element | null = null
  let verdict: string[] = []

  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)}"`

  /** What may be hit in its stead: what it is in, what is in it, and what speaks for it. */
  const isItsOwn = (element: Element, hit: Element | null) =>
    hit !== null &&
    (element.contains(hit) ||
      hit.contains(element) ||
      [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)))

  function coveredBy(element: Element): string | null {
    let [isOnScreen, cover] = [false, '']
    const shown = (element as HTMLInputElement).labels?.[0] ?? element
    for (const { left, right, top, bottom } of [...element.getClientRects(), ...shown.getClientRects()]) {
      const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)]
      const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
      if (x1 - x0 < 1 || y1 - y0 < 1) continue
      isOnScreen = true
      for (const across of [0.1, 0.5, 0.9])
        for (const down of [0.1, 0.5, 0.9]) {
          const hit = document.elementFromPoint(x0 + (x1 - x0) * across, y0 + (y1 - y0) * down)
          if (isItsOwn(element, hit)) return null
          if (hit) cover = nameOf(hit)
        }
    }
    return isOnScreen ? `lies under ${cover}` : 'is not on the screen'
  }

  const hasRing = (element: Element) => {
    const ringed = [element, ...((element as HTMLInputElement).labels ?? [])]
    for (let around = element.parentElement, up = 0; around && up < 6; around = around.parentElement, up++)
      ringed.push(around)
    return ringed.some((one) =>
      [undefined, '::before', '::after'].some((part) => {
        const style = getComputedStyle(one, part)
        const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
        // A card draws its ring inside of its edge, as the border of what lies over it.
        const isFramed = part && style.content !== 'none' && Number.parseFloat(style.borderTopWidth) >= 2
        return isOutlined || isFramed
      }),
    )
  }

  function judge(element: Element): string[] {
    const covered = coveredBy(element)
    const isBack = last && !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    return [
      ...(covered ? [`${nameOf(element)} ${covered}`] : []),
      ...(hasRing(element) ? [] : [`${nameOf(element)} has no ring`]),
      ...(isBack && last ? [`${nameOf(element)} comes after ${nameOf(last)}, which it stands before`] : []),
    ]
  }

  let hasSkipped = false
  function goOn() {
    hasSkipped = true
    const ahead = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select, textarea, summary',
      ),
    ].filter(
      (element) =>
        last &&
        last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
        element.tabIndex >= 0 &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    const next = ahead.length > 2 * alike.left ? ahead.at(-alike.left) : null
    next?.focus()
    if (next && document.activeElement === next) last = next
  }

  const stop = new AbortController()
  const settle = () => void found.faults.push(...verdict.splice(0))
  document.addEventListener(
    'keyup',
    ({ key }) => {
      const element = document.activeElement
      if (key !== 'Tab' || found.hasLeft) return
      settle()
      if (!element || element === document.body || (seen.has(element) && element !== last)) {
        found.hasLeft = true
        stop.abort()
        return
      }
      // A frame of another document keeps the keys to itself, and has one stop here however many are in it.
      if (element === last) return
      found.stops++
      found.at = nameOf(element)
      verdict = judge(element)
      seen.add(element)
      last = element
    },
    { capture: true, signal: stop.signal },
  )
  Object.assign(window, {
    readWalk: (): Walk => {
      if (verdict.length > 0 && last === document.activeElement) {
        const now = document.activeElement as Element
        last = null
        const again = judge(now)
        last = now
        // The order is what it was; what moved into place since is in place.
        verdict = verdict.filter((fault) => fault.includes('comes after') || again.includes(fault))
      }
      if (found.stops >= alike.after && !hasSkipped) goOn()
      return found
    },
  })
}

const readWalk = (): Walk => (window as unknown as { readWalk(): Walk }).readWalk()
