import { expect, test } from 'vitest'
import { importsIn, withImports } from './weigh-desk.ts'

const files: Record<string, string> = {
  'index-a.js': 'import{a as b}from"./shared-b.js";import"./plain-c.js";const d=()=>import("./late-d.js")',
  'shared-b.js': 'import{e}from"./plain-c.js";export{e}from"./plain-c.js"',
  'plain-c.js': 'const f=1',
}

test('a script brings along what it imports, and not what comes late', () => {
  expect(importsIn(files['index-a.js'] ?? '')).toEqual(['shared-b.js', 'plain-c.js'])
  expect([...withImports(['index-a.js'], (name) => files[name] ?? '')].toSorted()).toEqual([
    'index-a.js',
    'plain-c.js',
    'shared-b.js',
  ])
})
