import type { Browser, Page } from '@playwright/test'
import { openPage } from '#tests/pages/open-page.ts'
import { type School, schools } from '#tests/pages/schools.ts'

export const sheet = (page: Page) => page.locator('main form')
export const summary = (page: Page) => page.locator('main form [role="alert"]')
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
export const group = (page: Page, name: string) =>
  page.getByRole('group', { name }).or(page.getByRole('radiogroup', { name }))

/** Every way a form is met: in each school, with JavaScript and without. */
export const ways = schools.flatMap((school) =>
  [true, false].map((hasScripts) => ({
    school,
    hasScripts,
    title: `${school.key} ${hasScripts ? 'with' : 'without'} JavaScript`,
  })),
)

export interface Way {
  school: School
  hasScripts: boolean
}

/** A page of its own, ready to be filled in. Close its context. */
export async function visitForm(browser: Browser, { school, hasScripts }: Way, id: number): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: hasScripts })
  const page = await context.newPage()
  await goToForm(page, { school, hasScripts }, id)
  return page
}

export async function goToForm(page: Page, { school, hasScripts }: Way, id: number): Promise<void> {
  const address = `${school.origin}/form/${id}`
  await (hasScripts ? openPage(page, address) : page.goto(address))
}
