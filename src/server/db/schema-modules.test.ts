import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaModules } from './schema-modules.ts'

test('every file of the schema is listed', () => {
  const files = readdirSync(join(import.meta.dirname, 'schema')).map((file) => basename(file, '.ts'))
  expect(Object.keys(schemaModules)).toEqual(files.toSorted())
})
