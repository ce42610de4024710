import { link, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** The same files under another folder, without copying them: the storage never writes into a file that exists. */
export async function linkTree(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const target = (file: string) => join(to, relative(from, file))
  for (const folder of new Set(files.map((file) => dirname(target(file)))))
    await mkdir(folder, { recursive: true })
  await Promise.all(files.map((file) => link(file, target(file))))
}
