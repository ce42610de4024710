import { expect, test, vi } from 'vitest'
import { inMemory } from './hot-pictures.ts'

const tenMinutes = 600_000

function overDisk(files: Record<string, Buffer>, limit?: number) {
  const read = vi.fn<(name: string) => Promise<Buffer | null>>(async (name) => files[name] ?? null)
  const clock = { now: 0 }
  const kept = inMemory(
    {
      read,
      write: async (name, bytes) => {
        files[name] = bytes
      },
    },
    limit,
    () => clock.now,
  )
  return { kept, read, clock, asked: () => read.mock.calls.map(([name]) => name) }
}

test('reads a picture that is asked for again from memory, an empty one too', async () => {
  const { kept, asked } = overDisk({ a: Buffer.from('picture'), none: Buffer.alloc(0) })
  for (const name of ['a', 'a', 'none', 'none']) await kept.read(name)
  expect((await kept.read('a'))?.toString()).toBe('picture')
  expect(asked()).toEqual(['a', 'none'])
})

test('looks again for what was not there', async () => {
  const files: Record<string, Buffer> = {}
  const { kept } = overDisk(files)
  expect(await kept.read('a')).toBeNull()
  files.a = Buffer.from('made meanwhile')
  expect((await kept.read('a'))?.toString()).toBe('made meanwhile')
})

test('shows what was written since', async () => {
  const { kept } = overDisk({ a: Buffer.alloc(0) })
  await kept.read('a')
  await kept.write('a', Buffer.from('smaller'))
  expect((await kept.read('a'))?.toString()).toBe('smaller')
})

test('forgets what was used longest ago once its bytes are full, and holds no large one', async () => {
  const { kept, asked } = overDisk(
    { a: Buffer.alloc(300), b: Buffer.alloc(300), c: Buffer.alloc(300), large: Buffer.alloc(1200) },
    1100,
  )
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b', 'large', 'large']) await kept.read(name)
  expect(asked()).toEqual(['a', 'b', 'c', 'b', 'large', 'large'])
})

test('tells the disk every ten minutes that a picture is used, and has it where the disk lost it', async () => {
  const files: Record<string, Buffer> = { a: Buffer.from('picture') }
  const { kept, clock, asked } = overDisk(files)
  await kept.read('a')
  clock.now = tenMinutes
  delete files.a
  expect((await kept.read('a'))?.toString()).toBe('picture')
  expect(asked()).toEqual(['a', 'a'])
})
