import { randomUUID } from 'node:crypto'
import type { Storage } from '#server/adapters/storage.ts'
import { newestBackup } from '#server/backup/newest.ts'
import type { Finding } from './finding.ts'
import { found } from './finding.ts'

/** No school's key begins so, and nobody is served what is private. */
const probeFolder = 'private/_doctor'

/** Writes, reads, lists and deletes a file: a key that may do three of the four shows that months later. */
export const checkStorage = (storage: Storage, place: string): Promise<Finding> =>
  found('Files', async () => {
    const path = `${probeFolder}/${randomUUID()}.txt`
    const bytes = Buffer.from(path)
    await storage.write(path, bytes, 'text/plain')
    const back = await storage.read(path)
    const isListed = (await storage.list(`${probeFolder}/`)).includes(path)
    await storage.delete(path)
    const isGone = (await storage.read(path)) === null
    if (!back?.bytes.equals(bytes)) return { problem: `${place} does not give back what was written` }
    if (!isListed)
      return { problem: `${place} does not list what was written; the key needs the right to list` }
    if (!isGone) return { problem: `${place} keeps what was deleted; the key needs the right to delete` }
    return { note: `${place}, written, read, listed and deleted` }
  })

const oldAfterHours = 36

export function judgeBackup(folder: string, newest: Date | null, now: Date): Finding {
  if (folder === '')
    return {
      name: 'Backups',
      note: 'BACKUP_DIR names none, so nobody looks; npm run fieldhouse -- backup makes them',
    }
  const mend = 'run npm run fieldhouse -- backup by a timer (deploy/systemd)'
  if (newest === null) return { name: 'Backups', problem: `${folder} has none; ${mend}` }
  const hours = Math.round((now.getTime() - newest.getTime()) / 3_600_000)
  return hours > oldAfterHours
    ? { name: 'Backups', problem: `the newest is ${hours} hours old; ${mend}` }
    : { name: 'Backups', note: `the newest is ${hours} hours old` }
}

export const checkBackups = (folder: string): Promise<Finding> =>
  found('Backups', async () => {
    const { name: _, ...said } = judgeBackup(
      folder,
      folder === '' ? null : await newestBackup(folder),
      new Date(),
    )
    return said
  })
