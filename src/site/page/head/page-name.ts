import { pageKeys } from '#site/table/keys.ts'
import type { PageKey } from '#site/table/pages.ts'
import { type PageType, pageNames } from './page-names.ts'

interface PageName {
  key: PageKey
  pageType: PageType
  words: { title: string; description: string }
}

/** The page-name key of a route, as the router writes its path, and the words of the key. Where a row has several, the load has said which. */
export function pageName(pattern: string, said: PageKey | undefined): PageName {
  const key = said ?? pageKeys[`/${pattern}`.replace('//', '/')] ?? 'NotFoundPage'
  const { type, title, description } = pageNames[key]
  return { key, pageType: type, words: { title, description } }
}
