import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Where pictures of a journey go; without it a journey is walked and no picture taken. */
const folder = process.env.FIELDHOUSE_FILM_STRIP

export const isFilmed = folder !== undefined && folder !== ''

const width = 1200
const mostBytes = 60_000

/** A picture of what is seen now, small enough for a page of documentation. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!folder) return
  await page.mouse.move(0, 0)
  // Long enough for what comes late: pictures, the frame of a preview, a menu that closes.
  await page.waitForTimeout(900)
  const shot = sharp(await page.screenshot({ animations: 'disabled' })).resize({ width, withoutEnlargement: true })
  for (const quality of [82, 70, 55, 40]) {
    const picture = await shot.clone().webp({ quality, effort: 6 }).toBuffer()
    if (picture.length > mostBytes) continue
    await mkdir(folder, { recursive: true })
    return writeFile(join(folder, `${name}.webp`), picture)
  }
  throw new Error(`The picture ${name} does not get smaller than ${mostBytes} bytes`)
}
