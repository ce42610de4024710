import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string
}
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Axe {
  run(
    context: Document | Element,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/**
 * What axe finds wrong with the page as it stands, or with a part of it, one line per rule. Run in place and asked for nothing else: the
 * package's own builder opens a second page to write up every element that passed, which takes longer than the checks.
 */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ values, part }) => {
      const { axe } = window as unknown as { axe: Axe }
      // As for somebody who has come to it: what is not drawn yet has neither size nor place.
      for (const far of document.querySelectorAll('.u-far')) far.setAttribute('data-drawn', '')
      const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
      const { violations } = await axe.run(
        part ? (document.querySelector(part) ?? document) : document,
        options,
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { values: standards, part },
  )
}
