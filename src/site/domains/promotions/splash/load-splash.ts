import { redirect } from 'react-router'
import type { Splash } from '#contract/promotions.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { LoadArgs } from '#site/page/page.ts'

type Door = 'public' | 'hidden'
type Answer = Promise<{ data: Splash | null } | null>

const anySport = 0

/** A splash by its id, whatever its dates. Where there is none, or it cannot be had, the visitor goes on to Home. */
export async function loadSplash({ api, params }: LoadArgs, door: Door) {
  const splashId = /^[1-9]\d{0,8}$/.test(params.splashId ?? '') ? Number(params.splashId) : null
  const asked = { sportId: anySport, splashId: splashId ?? 0 }
  const answer = splashId
    ? await orNone(
        door === 'hidden'
          ? api.promotions.hiddenSplash({ ...asked, t: String(Date.now()) })
          : api.promotions.splash(asked),
      )
    : null
  const splash = answer?.data
  if (!splash) throw redirect('/')
  const [image] = splash.picture?.images ?? []
  return {
    head: {
      // A splash has no name of its own among the pages; these are of no type that tracking knows either.
      words: { title: '{splash}', description: '{splash}: a word from the {school_name} {mascot_plural}.' },
      tokens: { splash: splash.title },
      canonical: `/splash/${splash.id}`,
      image: image?.url ?? null,
      imageAlt: image?.alt ?? '',
      contentId: splash.id,
      isHidden: true,
    },
    sportBar: null,
    splash,
  }
}

/** Whoever has to sign in first is told so by the page's own loading. */
async function orNone(asked: Answer): Answer {
  try {
    return await asked
  } catch (error) {
    if (isApiProblem(error) && error.status === 401) throw error
    console.warn('Failed to fetch splash page content', error)
    return null
  }
}
