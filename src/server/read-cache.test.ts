import { describe, expect, test } from 'vitest'
import { ReadCache } from './read-cache.ts'

const nothing = () => {}

/** Asks for an answer that was made from one table, and says whether it had to be read. */
async function ask(cache: ReadCache, tenant: string, name: string, table: string, answer: unknown = name) {
  let isRead = false
  await cache.get(tenant, name, nothing, async (uses) => {
    isRead = true
    uses(table)
    return answer
  })
  return isRead
}

describe('an answer', () => {
  test('is read once, and whoever asks hears what it was made from', async () => {
    const cache = new ReadCache()
    const told: string[] = []
    const read = async (uses: (...tags: string[]) => void) => {
      uses('stories', 'sports')
      return 'the stories'
    }
    await cache.get('halcyon', 'stories', nothing, read)
    const again = await cache.get('halcyon', 'stories', (...tags) => told.push(...tags), read)
    expect([again, told]).toEqual(['the stories', ['stories', 'sports']])
    expect(await ask(cache, 'halcyon', 'stories', 'stories')).toBe(false)
  })

  test('falls with what it was made from, of its own school', async () => {
    const cache = new ReadCache()
    await ask(cache, 'halcyon', 'stories', 'stories')
    await ask(cache, 'halcyon', 'games', 'games')
    await ask(cache, 'tamarack', 'stories', 'stories')
    cache.invalidate('halcyon', ['stories'])
    expect(await ask(cache, 'halcyon', 'stories', 'stories')).toBe(true)
    expect(await ask(cache, 'halcyon', 'games', 'games')).toBe(false)
    expect(await ask(cache, 'tamarack', 'stories', 'stories')).toBe(false)
  })

  test.each([
    ['halcyon', ['*']],
    ['*', ['stories']],
    ['*', ['*']],
  ])('falls when anything of %s may have changed: %j', async (tenant, tags) => {
    const cache = new ReadCache()
    await ask(cache, 'halcyon', 'stories', 'stories')
    cache.invalidate(tenant, tags)
    expect(await ask(cache, 'halcyon', 'stories', 'stories')).toBe(true)
  })

  test('that is being read falls with any change, and does not come back', async () => {
    const cache = new ReadCache()
    const { promise, resolve } = Promise.withResolvers<string>()
    const first = cache.get('halcyon', 'stories', nothing, () => promise)
    cache.invalidate('halcyon', ['games'])
    resolve('from before')
    await first
    expect(await ask(cache, 'halcyon', 'stories', 'stories')).toBe(true)
    expect(cache.stats().entries).toBe(1)
  })

  test('that could not be had is asked for again', async () => {
    const cache = new ReadCache()
    await expect(
      cache.get('halcyon', 'stories', nothing, () => Promise.reject(new Error('away'))),
    ).rejects.toThrow('away')
    expect(await ask(cache, 'halcyon', 'stories', 'stories')).toBe(true)
  })

  test('is not remembered for longer than it is true', async () => {
    const cache = new ReadCache()
    await cache.get(
      'halcyon',
      'today',
      nothing,
      async () => 'Monday',
      () => 0,
    )
    expect(await ask(cache, 'halcyon', 'today', 'games')).toBe(true)
  })
})

test('when there is no room, what was not asked for lately goes first', async () => {
  const cache = new ReadCache({ mostBytes: 5_000 })
  const long = 'x'.repeat(1_500)
  for (const name of ['a', 'b']) await ask(cache, 'halcyon', name, 'stories', long)
  await ask(cache, 'halcyon', 'a', 'stories')
  await ask(cache, 'halcyon', 'c', 'stories', long)
  await Promise.resolve()
  expect(cache.stats().bytes).toBeLessThanOrEqual(5_000)
  expect(await ask(cache, 'halcyon', 'a', 'stories')).toBe(false)
  expect(await ask(cache, 'halcyon', 'b', 'stories')).toBe(true)
})

test('who follows hears of each school that something is read of', async () => {
  const cache = new ReadCache()
  const heard: string[] = []
  expect(cache.isFollowed).toBe(false)
  cache.follow((tenant) => heard.push(tenant))
  await ask(cache, 'halcyon', 'stories', 'stories')
  await ask(cache, 'halcyon', 'stories', 'stories')
  expect([cache.isFollowed, heard]).toEqual([true, ['halcyon']])
})
