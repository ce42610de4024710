import { hash } from 'node:crypto'
import { DrizzleQueryError } from 'drizzle-orm'
import type pg from 'pg'
import { remembered } from '../text/remembered.ts'

/** Its text is another one for each length of its list: every one would be prepared and hardly one used again. */
const listed = /\bin \(\$\d+(?:, \$\d+)*\)/
const nameOf = remembered((text) =>
  listed.test(text) ? undefined : hash('sha256', text, 'base64url').slice(0, 22),
)

/**
 * The connection with every statement prepared under the name of its text: PostgreSQL took longer to read and plan the
 * queries of a page than to do them, and they are the same ones for every page and every school.
 */
export function preparing(client: pg.PoolClient): pg.PoolClient {
  const query = (asked: pg.QueryConfig, params?: unknown[]) =>
    client.query({ ...asked, name: nameOf(asked.text) } as pg.QueryConfig, params)
  return { query } as unknown as pg.PoolClient
}

const outdated = '0A000'

/** Whether a statement was prepared before a newer version changed what it reads: another connection would do. */
export function isOutdated(error: unknown): boolean {
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  return (reason as { code?: string } | undefined)?.code === outdated
}
