import type { Page } from '@playwright/test'

/**
 * What a page hears of live games, instead of what the server says: over the stream, as they stand whenever it asks. Each
 * answer ends at once, so the page soon comes back for the next.
 */
export async function tellLiveGames(page: Page, games: () => Promise<object[]> | object[]): Promise<void> {
  let revision = 0
  await page.route('**/api/v2/LiveStats/stream*', async (route) => {
    revision += 1
    const data = JSON.stringify({ Games: await games() })
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `event: games\nid: ${revision}\ndata: ${data}\n\n`,
    })
  })
}
