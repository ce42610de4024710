import { expect, test } from 'vitest'
import { counted } from './plural.ts'

test.each([
  [0, 'Partner', 'Partners', '0 partners'],
  [1, 'Partner', 'Partners', '1 partner'],
  [1200, 'Sport file', 'Sport files', '1,200 sport files'],
  [1, 'RSS feed', 'RSS feeds', '1 RSS feed'],
  [2, 'All-American', 'All-Americans', '2 All-Americans'],
  [2, 'person', 'people', '2 people'],
])('%d of %s, %s is %s', (count, one, many, words) => expect(counted(count, one, many)).toBe(words))
