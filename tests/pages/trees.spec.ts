import { expect } from '@playwright/test'
import { openPage } from './open-page.ts'
import { fillRow } from './route-rows.ts'
import { schools } from './schools.ts'
import { namesOf, skeletonOf } from './tree-skeleton.ts'
import { test } from './walker.ts'

/** Twelve kinds of page, by the row of the table of pages that stands for each. */
const kinds = {
  home: '/',
  'sport-home': '/sports/:slug',
  schedule: '/sports/:slug/schedule',
  roster: '/sports/:slug/roster',
  player: '/sports/:slug/roster/:playerSlug/:rosterPlayerId',
  'box-score': '/sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId',
  story: '/news/:year/:month/:day/:story_slug',
  calendar: '/calendar',
  'staff-directory': '/staff-directory',
  search: '/search',
  form: '/form/:id',
  accessibility: '/accessibility',
}

for (const [kind, row] of Object.entries(kinds))
  test(`${kind} is heard as the tree that a person approved, tests/pages/trees/${kind}.txt`, async ({
    walker: page,
    samples,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const trees = []
    for (const { key, origin } of schools) {
      await page.context().clearCookies()
      await openPage(page, origin + fillRow(row, samples[key]))
      // What pauses everything comes two seconds after something that turns.
      if ((await page.locator('[data-delay]').count()) > 0)
        await expect(page.getByRole('button', { name: 'Pause All Rotators' })).toBeAttached()
      trees.push(await page.locator('body').ariaSnapshot())
    }
    const [tree = '', other = ''] = trees
    const shared = namesOf(other)
    expect(skeletonOf(tree, (name) => shared.has(name))).toMatchSnapshot(`${kind}.txt`)
  })
