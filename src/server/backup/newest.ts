import { sealWith } from './sealed.ts'
import { openShelf } from './shelf.ts'

/** When the newest backup of a folder was made, by its name alone: whoever looks needs no key. Null where there is none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const [newest] = (await openShelf(folder, sealWith('')).backups()).slice(-1)
  const [, day, hour, minute, second] = /^(.*)T(\d\d)-(\d\d)-(\d\d)/.exec(newest ?? '') ?? []
  return day === undefined ? null : new Date(`${day}T${hour}:${minute}:${second}Z`)
}
