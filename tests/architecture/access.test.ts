import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accessText } from '#tests/support/access-list.ts'

test('docs/access.md says who may use every endpoint and page; `node tests/support/access-list.ts` writes it', async () => {
  const written = readFileSync(join(import.meta.dirname, '../../docs/access.md'), 'utf8')
  expect(written).toBe(await accessText())
})
