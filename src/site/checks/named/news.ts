import type { Api } from '#contract/api.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { checkPage } from '../outcomes/answer.ts'
import type { AddressCheck, ContentCheck } from '../outcomes/check.ts'
import { leaveFor } from '../outcomes/leave-for.ts'
import { otherAddress } from '../outcomes/right-address.ts'

interface StoryFacts {
  address: string
  /** The story is told on another site, and this is where. */
  isExternal: boolean
}

const dated = /^((?:\/hidden|\/protected)?\/(?:news|sports)\/\d{4})\/(\d{1,2})\/(\d{1,2})\//

/**
 * news: a story that is told elsewhere is left for; any other is read at its own day and name. Days are written without
 * leading zeros, so '/news/2026/01/05/…' is sent to '/news/2026/1/5/…'.
 */
export const news: AddressCheck & ContentCheck<StoryFacts> = {
  address({ url: { pathname, search } }) {
    const plain = pathname.replace(dated, (_, before: string, month: string, day: string) =>
      [before, Number(month), Number(day), ''].join('/'),
    )
    return plain === pathname ? null : { to: plain + search, isPermanent: true }
  },
  content: (url, { address, isExternal }) =>
    isExternal ? leaveFor(address) : otherAddress(url, { address }),
}

/** A story that was not found at its day may have been moved to another: it is looked for by its name alone. */
export async function leadToStory(api: Api, url: URL, slug: string, error: unknown): Promise<never> {
  const found = isApiProblem(error) && error.status === 404 ? await api.news.storyAddress({ slug }) : null
  if (found) checkPage(news, url, { address: found.url, isExternal: found.isExternal })
  throw error
}
