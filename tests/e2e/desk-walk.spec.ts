import { expect } from '@playwright/test'
import type { ItemList } from '#contract/editing/desk.shapes.ts'
import { kinds } from '#server/desk.ts'
import { isGroup } from '#server/editing/kind/kind.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import {
  complaintsOf,
  goToScreen,
  openScreen,
  overflowOf,
  schools,
  test,
} from '#tests/support/desk-browser.ts'

/** So many kinds in one test: few enough that a failure tells where, many enough that a browser is opened seldom. */
const inOne = 8

/** Every kind by its existing: its list, the form of its first content, or of a new one. */
for (const school of schools) {
  // The desk is the same code at both, so the schools share the kinds out; tests/api/desk-walk.test.ts has all at both.
  const own = kinds.all.filter((_, index) => index % schools.length === schools.indexOf(school))
  for (let from = 0; from < own.length; from += inOne) {
    const some = own.slice(from, from + inOne)
    test(`${school}: ${some.map(({ name }) => name).join(', ')}`, async ({ browser, desk }) => {
      test.setTimeout(180_000)
      const context = await desk.signedIn(browser, school)
      const page = await context.newPage()
      const complaints = complaintsOf(page)
      let isOpen = false
      for (const kind of some) {
        const { items } = await desk.read<ItemList>(school, `/api/admin/v1/kinds/${kind.name}/items?limit=1`)
        const id = items[0]?.id ?? 'new-00000000-0000-4000-8000-000000000000'
        const screens = [
          ...(isGroup(kind) ? [] : [`/admin/content/${kind.name}`]),
          `/admin/content/${kind.name}/${id}`,
        ]
        for (const path of screens) {
          await page.setViewportSize({ width: 1440, height: 900 })
          // The desk is loaded once; what stands around its screens is looked at with the first.
          await (isOpen ? goToScreen : openScreen)(page, path)
          expect(await accessibilityFaults(page, isOpen ? 'main' : undefined), path).toEqual([])
          isOpen = true
          await page.setViewportSize({ width: 390, height: 844 })
          expect(await overflowOf(page), `${path} at 390`).toBeLessThanOrEqual(0)
          expect(complaints, path).toEqual([])
        }
      }
      await context.close()
    })
  }
}
