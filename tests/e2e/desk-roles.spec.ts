import { expect, type Page } from '@playwright/test'
import type { ItemList } from '#contract/editing/desk.shapes.ts'
import { type Role, roles } from '#contract/shapes/visitor.ts'
import { password } from '#tests/support/account-door.ts'
import { type Desk, openScreen, test } from '#tests/support/desk-browser.ts'

/** What may be pressed on a screen; null where it says that it is somebody else's. */
type Offered = readonly string[] | null
interface Row {
  path: string
  /** The buttons that this is about, of those that the screen may have. */
  asked: readonly string[]
  offered: Readonly<Record<Role, Offered>>
}

const nobody = { visitor: null, editor: null }

/** THE ROLES at the desk: who is offered what. */
const rows: readonly Row[] = [
  {
    path: '/admin/content/stories',
    asked: ['New'],
    offered: { visitor: null, editor: ['New'], publisher: ['New'], administrator: ['New'] },
  },
  {
    path: '/admin/content/conferences/first',
    asked: ['Submit for approval', 'Publish'],
    offered: {
      visitor: null,
      editor: ['Submit for approval'],
      publisher: ['Publish'],
      administrator: ['Publish'],
    },
  },
  {
    path: '/admin/content/redirects',
    asked: ['New'],
    offered: { ...nobody, publisher: ['New'], administrator: ['New'] },
  },
  {
    path: '/admin/content/sports/first',
    asked: ['Publish'],
    offered: { ...nobody, publisher: ['Publish'], administrator: ['Publish'] },
  },
  {
    path: '/admin/content/home-template/1',
    asked: ['Publish'],
    offered: { ...nobody, publisher: null, administrator: ['Publish'] },
  },
  {
    path: '/admin/keys',
    asked: ['New key'],
    offered: { ...nobody, publisher: null, administrator: ['New key'] },
  },
  {
    path: '/admin/schools/new',
    asked: ['Make the school'],
    offered: { ...nobody, publisher: null, administrator: null },
  },
]

/** In the navigation stands what the role may open, and nothing else. */
const screens: Readonly<Record<Role, readonly string[]>> = {
  visitor: [],
  editor: ['Stories'],
  publisher: ['Stories', 'Sports'],
  administrator: ['Stories', 'Sports', 'People', 'Keys'],
}

/** The first content of a kind, where a row names no other. */
async function withFirst(desk: Desk, path: string): Promise<string> {
  const kind = /content\/([\w-]+)\/first$/.exec(path)?.[1]
  if (!kind) return path
  const { items } = await desk.read<ItemList>('halcyon', `/api/admin/v1/kinds/${kind}/items?limit=1`)
  return path.replace('first', String(items[0]?.id))
}

async function offeredOn(page: Page, { asked }: Row, path: string): Promise<Offered> {
  await openScreen(page, path)
  const title = await page.locator('main h1').textContent()
  const buttons = await page.getByRole('main').getByRole('button').allTextContents()
  const offered = asked.filter((name) => buttons.includes(name))
  if (!/^(?:This is not yours to do|Nothing to write here)$/.test(title ?? '')) return offered
  expect(offered).toEqual([])
  await expect(page.getByRole('main').getByText(/administrator|operator/i)).toBeVisible()
  return null
}

for (const role of roles)
  test(`as ${role} one is offered what one may do, and told who may do the rest`, async ({
    browser,
    desk,
  }) => {
    const context = await desk.signedIn(browser, 'halcyon', role)
    const page = await context.newPage()
    for (const row of rows) {
      const path = await withFirst(desk, row.path)
      expect(await offeredOn(page, row, path), path).toEqual(row.offered[role])
    }
    const links = await page.getByRole('navigation').getByRole('link').allTextContents()
    const known = screens.administrator.filter((name) => links.includes(name))
    expect(known).toEqual(screens[role])
    await context.close()
  })

test("another school's publisher is told that they have no role here", async ({ browser, desk }) => {
  const theirs = await desk.signedIn(browser, 'tamarack', 'publisher')
  await theirs.close()
  const page = await browser.newPage({ baseURL: desk.originOf('halcyon') })
  await page.goto('/admin/content/stories')
  await page.getByLabel('E-mail address').fill('publisher@tamarack.example')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You have no role at this school' })).toBeVisible()
  await expect(page.getByText(/Ask an administrator/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeHidden()
  await page.close()
})
