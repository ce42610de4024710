import { expect, test } from 'vitest'
import { pageName } from './head/page-name.ts'
import { pageNames } from './head/page-names.ts'
import { shownOf } from './shown-page.ts'

test('a page says of itself what its key is called', () => {
  const head = {
    canonical: '/',
    key: 'archives_sport',
    pageType: pageName('archives/:sport', 'archives_sport').pageType,
  } as const
  expect(shownOf({ head, sportBar: null })).toEqual({
    key: 'archives_sport',
    type: 'story-archives',
    contentId: null,
  })
})

test('a page that failed is what a visitor who went wrong sees', () => {
  expect(shownOf(undefined)).toEqual({ key: undefined, type: pageNames.NotFoundPage.type, contentId: null })
})
