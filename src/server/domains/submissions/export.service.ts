import type { TenantScope } from '../../db/tenant-scope.ts'
import { countingSubmissions, type SubmissionRow } from './submissions.queries.ts'
import { csvHeader, csvRow } from './submissions-csv.ts'

const inOneGo = 500

/**
 * Every submission of a form that counts, as a file that is written while it is read: however many there are, so many are
 * in memory. The fields are gathered in a first round, because the header comes before the rows; what is sent after that
 * is for the next file.
 */
export async function exportSubmissions(
  scope: TenantScope,
  tenant: string,
  formId: number,
  batch = inOneGo,
): Promise<AsyncGenerator<string>> {
  const titles = new Map<string, string>()
  let last = 0
  for await (const rows of batches()) {
    last = rows.at(-1)?.id ?? last
    for (const { name, title } of rows.flatMap(({ answers }) => answers)) titles.set(name, title)
  }
  return file()

  async function* file() {
    yield csvHeader(titles)
    for await (const rows of batches(last)) yield rows.map((row) => csvRow(row, titles)).join('')
  }

  /** Each in a transaction of its own: whoever reads slowly holds none. */
  async function* batches(end = Number.POSITIVE_INFINITY): AsyncGenerator<SubmissionRow[]> {
    for (let after = 0; after < end; ) {
      const rows = await scope.read(tenant, (tx) => countingSubmissions(tx, formId, { after, limit: batch }))
      yield rows.filter(({ id }) => id <= end)
      if (rows.length < batch) return
      after = rows.at(-1)?.id ?? end
    }
  }
}
