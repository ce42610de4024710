import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { BackupError } from './backup-error.ts'
import { type Seal, SealError } from './sealed.ts'
import { manifestName, type Shelf } from './shelf.ts'

const Fingerprint = Type.Object({ bytes: Type.Integer(), sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) })

const Manifest = Type.Object({
  format: Type.Literal(1),
  created: Type.String(),
  engine: Type.Enum(['pglite', 'postgres']),
  database: Fingerprint,
  tables: Type.Record(Type.String(), Type.Object({ rows: Type.Integer(), sum: Type.String() })),
  /** By path in the storage; the mark is the storage's own for this version of the file. */
  files: Type.Record(
    Type.String(),
    Type.Object({
      bytes: Type.Integer(),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      mark: Type.String(),
    }),
  ),
  /** What signs cookies, where the backup is encrypted. */
  secret: Type.Optional(Type.String()),
})

export type BackupManifest = Static<typeof Manifest>

export const manifestOf = (backup: string): string => `${backup}/${manifestName}`
export const dumpOf = (backup: string): string => `${backup}/database.dump`

export async function readManifest(
  shelf: Shelf,
  backup: string,
  { isSealed }: Seal,
): Promise<BackupManifest> {
  const text = Buffer.concat(await Array.fromAsync(shelf.getAs(manifestOf(backup)))).toString()
  const found = parsed(text)
  if (Value.Check(Manifest, found)) return found
  if (!isSealed && text.startsWith('FHB1'))
    throw new SealError('This backup is encrypted. Set BACKUP_KEY to its key.')
  throw new BackupError(`The backup ${backup} is broken: its manifest cannot be read.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
