import { expect, test, vi } from 'vitest'
import type { Api } from '#contract/api.ts'
import { heard, telling, toldElement } from './told.ts'

test('what the document told is not asked for', async () => {
  const api = { tracking: { search: async () => ['a </script> in it'] } } as unknown as Api
  const told = await telling(api, 'tracking', 'search', { PageTemplate: 'story' })
  const [, textContent] = /^<script[^>]*>(.*)<\/script>$/.exec(toldElement(Object.fromEntries([told]))) ?? []
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  // There is no server here that could be asked.
  expect(await heard('tracking', 'search', { PageTemplate: 'story' })).toEqual(['a </script> in it'])
  vi.unstubAllGlobals()
})

test('a document with nothing to tell has no element for it', () => {
  expect(toldElement({})).toBe('')
})
