import { notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { fileById, type StatFileRow } from './stat-files.queries.ts'
import { type StatFileDeps, storagePathOf } from './stat-files.service.ts'

interface Kept {
  row: StatFileRow
  bytes: Uint8Array
}

/** A file as it came: its row, and the very bytes. */
export async function keptFile(work: Work, storage: StatFileDeps['storage'], fileId: number): Promise<Kept> {
  const row = await fileById(work.tx, fileId)
  const kept = row && (await storage.read(storagePathOf(work.tenant, row.hash)))
  if (!row || !kept) throw notFound('This file is not kept any more.')
  return { row, bytes: kept.bytes }
}

/** What a file is called where it is handed on: as it came, in letters that any program takes, and always XML. */
export function nameToHandOn({ id, fileName }: Pick<StatFileRow, 'id' | 'fileName'>): string {
  const stem = (fileName ?? '')
    .replace(/^.*[\\/]/, '')
    .replace(/\.xml$/i, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80)
  return `${stem || `stat-file-${id}`}.xml`
}
