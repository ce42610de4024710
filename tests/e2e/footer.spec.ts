import { expect, test } from '@playwright/test'
import { schools } from '#tests/pages/schools.ts'
import { withPictures } from '#tests/support/chromium.ts'

test.use(withPictures)

const words = {
  halcyon: {
    logos: ['Halcyon State University', 'Kingfisher Fund', 'Association', 'Breakwater Conference', 'Fathom'],
    system: 'Tidewater State University System',
    phone: 'tel:4105550100',
  },
  tamarack: {
    logos: ['Tamarack College', 'Otter Club', 'Association', 'High Timber Conference', 'Ridgeline'],
    system: 'Inland Association of Independent Colleges',
    phone: 'tel:5095550140',
  },
}

for (const school of schools) {
  const expected = words[school.key]

  test(`${school.key}: the footer's logos link to the school, a fund page, the national association, the conference and an apparel sponsor`, async ({
    page,
  }) => {
    await page.goto(school.origin)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    const logos = footer.locator('a:has(img[src*="colorspace=bw"])')
    await expect(logos).toHaveText(expected.logos.map((name) => new RegExp(name)))
    for (const image of await logos.locator('img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
        .toBeGreaterThan(0)
    }
  })

  test(`${school.key}: the footer has the copyright with the current year, the state university system and how to reach the department`, async ({
    page,
  }) => {
    await page.goto(school.origin)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
    await expect(footer).toContainText(expected.system)
    await expect(footer.locator(`a[href="${expected.phone}"]`)).toBeVisible()
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(footer.getByRole('link', { name: / on Instagram$/ })).toHaveAttribute('rel', /noreferrer/)
    await expect(footer.getByRole('link', { name: 'Accessibility' })).toBeVisible()
  })

  test(`${school.key}: a promo sponsors strip stands above the footer`, async ({ page }) => {
    await page.goto(school.origin)
    const strip = page.locator('#place-footer-sponsors')
    await expect(strip.locator('a').first()).toHaveAttribute('href', /^https:/)
    expect(
      await strip.evaluate((place) => {
        const footer = document.querySelector('footer')
        return footer ? place.compareDocumentPosition(footer) & Node.DOCUMENT_POSITION_FOLLOWING : 0
      }),
    ).toBeGreaterThan(0)
  })
}
