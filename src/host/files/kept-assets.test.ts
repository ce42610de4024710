import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from './kept-assets.ts'

const day = 86_400_000
const hashed = (name: string) => /-[\w-]{8}\.\w+$/.test(name)
let folder = ''
const kept = () => readdirSync(join(folder, 'kept')).sort()

function deploy(names: string[], now: number) {
  const assets = join(folder, 'assets')
  rmSync(assets, { recursive: true, force: true })
  mkdirSync(assets)
  for (const name of names) writeFileSync(join(assets, name), name)
  keepAssets(assets, join(folder, 'kept'), hashed, now)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('old assets are kept for old clients across a deploy', () => {
  deploy(['page-aaaaaaaa.js', 'sports-icons.json'], day)
  deploy(['page-bbbbbbbb.js'], 2 * day)
  expect(kept(), 'a name that stays the same is of the newest build only').toEqual([
    'page-aaaaaaaa.js',
    'page-bbbbbbbb.js',
  ])
})

test('what no build has had for a month goes, what one still has stays', () => {
  deploy(['page-aaaaaaaa.js', 'shell-cccccccc.js'], day)
  deploy(['page-bbbbbbbb.js', 'shell-cccccccc.js'], 20 * day)
  deploy(['page-dddddddd.js', 'shell-cccccccc.js'], 32 * day)
  expect(kept()).toEqual(['page-bbbbbbbb.js', 'page-dddddddd.js', 'shell-cccccccc.js'])
})

test('before the first build there is nothing to keep', () => {
  keepAssets(join(folder, 'missing'), join(folder, 'kept'), hashed, day)
  expect(kept()).toEqual([])
})
