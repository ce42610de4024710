import { SiteNotBuiltError } from '#host/pages/site-build.ts'
import { ConfigError } from '#server/config/config.ts'
import { FolderLockedError } from '#server/db/folder-lock.ts'
import { IsolationError } from '#server/db/isolation.ts'

const told = [ConfigError, FolderLockedError, IsolationError, SiteNotBuiltError]

/** What is wrong with an address of a database, by the code that names it. Neither names nor passwords are told. */
const databaseFaults: Record<string, string> = {
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host cannot be looked up',
  ETIMEDOUT: 'nobody answers there in time',
  ERR_INVALID_URL: 'it is no address',
  '3D000': 'the server has no database of that name',
  '28P01': 'the server refuses the name or the password',
  '28000': 'the server refuses the name',
  '42501': 'the name may not set up a database: it needs to create tables and roles',
  '53300': 'the server has no connection left',
}

/** Of a folder that cannot be written, or is none. */
const folderFaults = new Set(['EACCES', 'EROFS', 'ENOSPC', 'EEXIST', 'ENOTDIR'])

interface Coded {
  code?: string
  syscall?: string
  message: string
  cause?: unknown
  errors?: unknown[]
}

/** A mistake in the set-up, told in one line without secrets; null for a fault, which shows its trace. */
export function setUpLine(error: unknown): string | null {
  if (told.some((kind) => error instanceof kind)) return (error as Error).message
  const { code = '', syscall, message, cause, errors } = (error ?? {}) as Coded
  if (code === 'EADDRINUSE') return `${message}. Choose another with PORT=3001 npm start.`
  if (folderFaults.has(code)) return `${message.split('\n', 1)[0]}. Look at DATA_DIR.`
  // The address of a database may name files of certificates.
  if (code === 'ENOENT' && syscall === 'open')
    return `${message.split('\n', 1)[0]}. Look at DATABASE_URL and DATA_DIR.`
  const fault = databaseFaults[code]
  if (fault) return `DATABASE_URL cannot be used: ${fault} (${code}).`
  const inner = cause ?? errors?.[0]
  return inner === undefined ? null : setUpLine(inner)
}
