import type { Page } from '@playwright/test'

interface AxeWords {
  setup(node: Document): void
  teardown(): void
  utils: { getNodeFromTree(element: Element): object | null }
  commons: {
    text: {
      accessibleTextVirtual(node: object): string
      visibleVirtual(node: object, isForListeners: boolean): string
    }
  }
}

/**
 * Whose name leaves out some of what is seen of it (WCAG 2.5.3): who speaks to a page says what is seen. What stands in
 * between or around it, such as whose number it is, may be heard alone. Asked of axe, which a page of the walk has read
 * already.
 */
export const misnamed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { axe } = window as unknown as { axe: AxeWords }
    axe.setup(document)
    const { accessibleTextVirtual, visibleVirtual } = axe.commons.text
    const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []
    const named =
      'a[href], button, summary, th, [role="button"], [role="link"], [role="tab"], [role="menuitem"]'
    const faults = [...document.querySelectorAll(named)].flatMap((element) => {
      const node = element.checkVisibility() ? axe.utils.getNodeFromTree(element) : null
      const seen = node ? visibleVirtual(node, false).trim() : ''
      if (!node || seen === '') return []
      const name = accessibleTextVirtual(node).trim()
      const heard = words(name)
      let at = -1
      const isWhole = words(seen).every((word) => (at = heard.indexOf(word, at + 1)) !== -1)
      return isWhole ? [] : [`"${seen}" is named "${name}"`]
    })
    axe.teardown()
    return [...new Set(faults)]
  })
