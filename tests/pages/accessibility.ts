import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'

// The small one: every document is sent it anew and reads it anew.
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Axe {
  run(
    context: Document | { include: Node[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/**
 * What axe finds wrong with the page as it stands, or with parts of it, one line per rule. Run in place and asked for
 * nothing else: the package's own builder opens a second page to write up every element that passed, which takes longer
 * than the checks. The walk looks at whole pages; who has opened something looks at that.
 */
export async function accessibilityFaults(page: Page, part?: string | Locator): Promise<string[]> {
  const parts = part ? await (typeof part === 'string' ? page.locator(part) : part).elementHandles() : []
  if (part && parts.length === 0) throw new Error(`There is no ${part} to look at`)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ values, parts }) => {
      const { axe } = window as unknown as { axe: Axe }
      // As for somebody who has come to it: what is not drawn yet has neither size nor place.
      for (const far of document.querySelectorAll('.u-far')) far.setAttribute('data-drawn', '')
      const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
      const { violations } = await axe.run(parts.length > 0 ? { include: parts } : document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { values: standards, parts },
  )
}
