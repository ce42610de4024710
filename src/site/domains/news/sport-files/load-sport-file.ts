import { redirect } from 'react-router'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { sportFile, targetOf } from '#site/checks/named/sport-file.ts'
import { checkPage } from '#site/checks/outcomes/answer.ts'
import { lockedPage } from '#site/domains/forms/locked-page.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { dayOfAddress } from '../parts/dated-address.ts'
import { storySport } from '../parts/story-words.ts'

/** The three addresses of a file: for all, for who has its code, for who is signed in. */
type Door = 'open' | 'protected' | 'hidden'

export async function loadSportFile(args: LoadArgs, door: Door) {
  const { api, params, url } = args
  const fileDate = dayOfAddress(params)
  const { filename } = params
  // The address has the shape of many others: what is no day was never meant for a file.
  if (!fileDate) throw redirect('/404')
  if (!filename) throw pageNotFound(url)
  const ask = door === 'hidden' ? api.news.hiddenSportFile : api.news.sportFile
  try {
    const file = await ask({ fileDate, filename })
    const address = door === 'hidden' ? `/hidden/sports/${file.url.split('/sports/')[1]}` : file.url
    checkPage(sportFile, url, { address, target: targetOf(file.content) })
    return await openPage(args, file, address)
  } catch (error) {
    if (!isApiProblem(error) || error.status !== 403) throw error
    if (door === 'open') throw redirect(`/protected${url.pathname}${url.search}`)
    return lockedPage(url, error)
  }
}

type SportFile = Awaited<ReturnType<LoadArgs['api']['news']['sportFile']>>

async function openPage({ api }: LoadArgs, file: SportFile, address: string) {
  const { id, title, sport, date, teaser, content, isProtected, isHidden } = file
  const [bar, others] = await Promise.all([
    sportBar(api, sport),
    orNothing('The files of a sport', api.news.sportFiles({ sportId: sport.id, $pageSize: 7 })),
  ])
  const team = {
    label: storySport({ sport }),
    href: sport.shortName === 'general' ? '/' : `/sports/${sport.globalSportNameSlug}`,
  }
  return {
    view: 'open' as const,
    head: {
      tokens: { headline: title },
      canonical: address,
      type: 'article' as const,
      contentId: id,
      isHidden: isProtected || isHidden || address.startsWith('/hidden/'),
    },
    sportBar: bar,
    structuredData: [
      breadcrumbList([
        { name: team.label, href: team.href },
        { name: title, href: address },
      ]),
    ],
    share: { path: address, title },
    file: {
      title,
      date,
      team,
      // A file whose text opens with its teaser does not say it twice.
      teaser: teaser && !content.includes(teaser.slice(0, 40)) ? teaser : null,
      content,
      others: (others?.items ?? []).filter((other) => other.id !== id).slice(0, 6),
    },
  }
}
