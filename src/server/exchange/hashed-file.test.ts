import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { batchesOfLines } from './hashed-file.ts'

test('a line ends where it was ended, whatever else a text has in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-lines-'))
  const path = join(folder, 'lines')
  const texts = ['a\u2028b', 'c\u2029d', 'e\u0085f', 'é'.repeat(100_000)]
  await writeFile(path, texts.map((text) => `${JSON.stringify(text)}\n`).join('\n'))
  const lines: string[] = []
  for await (const batch of batchesOfLines(path)) lines.push(...batch)
  expect(lines.map((line) => JSON.parse(line))).toEqual(texts)
  await rm(folder, { recursive: true })
})
