import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a command is installed, or undefined. System servers stand in folders that a user's PATH may leave out. */
export function findCommand(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
