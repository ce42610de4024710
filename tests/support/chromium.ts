import type { LaunchOptions } from '@playwright/test'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

const launched = (...more: string[]): LaunchOptions => ({
  ...(process.env.FIELDHOUSE_CHROMIUM ? { executablePath: process.env.FIELDHOUSE_CHROMIUM } : {}),
  args: [...args, ...more],
})

/** As fans have it. A file of journeys whose pages must have their pictures says `test.use(withPictures)`. */
export const withPictures = { launchOptions: launched() }

/** For whoever has set their browser to letters twice as large as usual; pictures have sizes of their own. */
export const withLargeLetters = {
  launchOptions: launched('--blink-settings=defaultFontSize=32,imagesEnabled=false'),
}

/** Most journeys need no pictures: to make, send and draw them costs more than the journey. */
export const withoutPictures = { launchOptions: launched('--blink-settings=imagesEnabled=false') }
