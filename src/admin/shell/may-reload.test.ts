import { expect, test } from 'vitest'
import { mayReload } from './may-reload.ts'

test('a page loads itself anew once, and again only after a while', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const start = Date.parse('2026-10-17T18:00:00.000Z')
  expect([0, 1000, 29_999, 30_000, 31_000].map((later) => mayReload(storage, start + later))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])
})

test('a browser that keeps nothing does not load itself anew', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  expect(mayReload({ getItem: refuse, setItem: refuse }, 0)).toBe(false)
})
