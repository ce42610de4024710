import { vi } from 'vitest'
import type { Rendered } from '#host/cache/page-entry.ts'
import type { SiteDoor } from './open-site.ts'

/** What a process keeps of an answer: the name that it is kept under, and what it was made from. */
export interface KeptAnswer {
  key: string
  tags: readonly string[]
}

/** Asks for what is not kept yet; null where the answer is not kept. */
export async function keptOf(door: SiteDoor, school: string, address: string): Promise<KeptAnswer | null> {
  const fetched = vi.spyOn(door.cache, 'fetch')
  try {
    await door.ask(school, address)
    const [key = ''] = fetched.mock.calls.at(-1) ?? []
    const { entry } = (await fetched.mock.results.at(-1)?.value) ?? {}
    return entry?.keepable ? { key, tags: entry.tags } : null
  } finally {
    fetched.mockRestore()
  }
}

/** In the place of an answer: made from the same and dropped with it, but made in no time and never too old. */
const standIn = (tags: readonly string[]): Rendered => ({
  status: 200,
  headers: [],
  body: '',
  tags,
  ttl: 86_400,
  swr: 0,
  sie: 0,
})

/** Those that a process would make anew if they were asked for. Each is kept again afterwards, as a stand-in. */
export async function takeDropped<Answer extends KeptAnswer>(
  { cache }: SiteDoor,
  answers: readonly Answer[],
): Promise<Answer[]> {
  const dropped = answers.filter(({ key }) => cache.needsRender(key))
  for (const { key, tags } of dropped) await cache.fetch(key, async () => standIn(tags))
  return dropped
}
