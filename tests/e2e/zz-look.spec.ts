import { openScreen, test } from '#tests/support/desk-browser.ts'

const cells = [
  'Nr\tSpielerin\tHt.\tCl.\tHometown\tNotes',
  ...Array.from(
    { length: 30 },
    (_, at) =>
      `${at + 1}\tZara ${['Alder', 'Birch', 'Cedar'][at % 3]}zed${String.fromCharCode(97 + at)}\t${at === 3 ? 'tall' : '5-9'}\tFr.\tReno, Nev.\tx`,
  ),
  '\t\t\t\t\t',
  '5\tPele\t\t\t\t',
].join('\n')

for (const school of ['halcyon', 'tamarack'] as const)
  for (const scheme of ['light', 'dark'] as const)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const)
      test(`look ${school} ${scheme} ${width}`, async ({ browser, desk }) => {
        test.setTimeout(120_000)
        const context = await desk.signedIn(browser, school, 'administrator', {
          viewport: { width, height },
          colorScheme: scheme,
          permissions: ['clipboard-read', 'clipboard-write'],
        })
        const page = await context.newPage()
        page.on('console', (m) => m.type() === 'error' && console.log(m.text()))
        page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
        const shot = (name: string) =>
          page.screenshot({ path: `/tmp/grid-shots/${school}-${scheme}-${width}-${name}.png` })
        await openScreen(page, '/admin/rosters')
        await page.waitForTimeout(500)
        await shot('roster')
        if (width > 1000) {
          await page.getByRole('grid').focus()
          await page.keyboard.press('ArrowRight')
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('Shift+ArrowDown')
          await page.keyboard.press('Shift+ArrowRight')
          await shot('chosen')
          await page.keyboard.press('Home')
          for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight')
          await page.keyboard.press('ArrowDown')
          await page.keyboard.type('Re')
          await page.waitForTimeout(150)
          await shot('typing')
          await page.keyboard.press('Enter')
          await page.keyboard.press('ArrowRight')
          await page.keyboard.type('tall')
          await page.keyboard.press('Enter')
          await page.waitForTimeout(100)
          await shot('typed')
          await page.keyboard.press('Control+z')
          await page.keyboard.press('Control+z')
          await page.evaluate((words) => navigator.clipboard.writeText(words), cells)
          await page.keyboard.press('Control+v')
          await page.getByRole('dialog').waitFor()
          await page.waitForTimeout(1200)
          await shot('plan')
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Next season' }).click()
          await page.waitForTimeout(800)
          await shot('next')
          await page.keyboard.press('Escape')
        }
        await openScreen(page, '/admin/schedules')
        await page.waitForTimeout(500)
        await shot('schedule')
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Game on/ })
          .first()
          .click()
        await page.waitForTimeout(300)
        await shot('menu')
        await page.getByRole('menuitem', { name: 'Change the time…' }).click()
        await page.waitForTimeout(300)
        await shot('act')
        await context.close()
      })
