import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The newest message to an address in a folder of messages, its long lines put together; null where there is none. */
export async function newestMessage(folder: string, to: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names
    .filter((each) => each.endsWith('.eml'))
    .toSorted()
    .toReversed()) {
    const text = await readFile(join(folder, name), 'utf8')
    if (text.includes(`To: ${to}\r\n`)) return text.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')
  }
  return null
}
