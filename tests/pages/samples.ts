import { matchPath } from 'react-router'
import { pages } from '#site/table/pages.ts'
import type { Row } from '#site/table/row.ts'
import { chosenSamples } from './chosen-samples.ts'
import { fillNames, isFile, variants } from './route-rows.ts'
import type { SchoolApi } from './school-api.ts'

interface SportAnswer {
  globalSportNameSlug: string
  rosterId: number | null
  scheduleId: number | null
  displayOpponentHistory: boolean
}

/** The team and the season that all samples belong to. A sport that has every page: each may be switched off for a sport. */
async function teamSamples({ get }: SchoolApi): Promise<Record<string, string>> {
  const sports = await get<SportAnswer[]>('/Sports')
  const slug =
    sports.find(
      ({ rosterId, scheduleId, displayOpponentHistory }) => rosterId && scheduleId && displayOpponentHistory,
    )?.globalSportNameSlug ?? ''
  const { seasons } = await get<{ seasons: string[] }>(`/Schedule/bySport/${slug}`)
  const season = seasons.at(-1) ?? ''
  return {
    slug,
    globalSportNameSlug: slug,
    sportSlug: slug,
    sportDepartment: slug,
    season,
    seasonTitle: season,
  }
}

/** Every text in an answer, in its order. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** Under /hidden and /protected stands what stands in the open too. */
const closed = /^\/(?:hidden|protected)(?=\/)/

/** Pages tell what the parameters of files may be, and what is open where the closed stands. */
const rankOf = (row: Row): number => (closed.test(row.path) ? 2 : isFile(row) ? 1 : 0)

/**
 * An address for each row of the table of pages, by the row, and a value for each name of a parameter. A row says itself
 * where one is found; what it takes more to find than that is in chosen-samples.ts.
 */
export async function samplesOf(api: SchoolApi): Promise<Record<string, string>> {
  const team = await teamSamples(api)
  const chosen = await chosenSamples(api, { slug: team.slug ?? '', season: team.season ?? '' })
  const names = { ...team }
  for (const [path, address] of Object.entries(chosen)) Object.assign(names, namedIn(path, address), team)
  const samples: Record<string, string> = {}
  const firstIn = async (call: string, path: string) =>
    textsIn(await api.get(fillNames(call, names))).find((text) => matchPath(path, text))

  async function addressOf({ path, sample, listedBy, sitemap }: Row): Promise<string | undefined> {
    const open = samples[longest(path.replace(closed, ''))]
    if (chosen[path]) return chosen[path]
    if (sample) return fillNames(sample, names)
    if (closed.test(path) && open) return `${closed.exec(path)?.[0]}${open}`
    if (listedBy) return firstIn(listedBy, path)
    const isKnown = [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => names[name])
    return isKnown || !sitemap ? undefined : firstIn(`/sitemap/${sitemap}/1`, path)
  }

  const rows: Row[] = pages.filter(({ path }) => path.includes(':'))
  for (const row of rows.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const address = await addressOf(row)
    const own = namedIn(row.path, address)
    for (const [name, value] of Object.entries(own)) names[name] ??= value
    for (const variant of variants(row.path)) samples[variant] = fillNames(variant, { ...names, ...own })
  }
  return { ...names, ...samples }
}

/** What an address calls the parameters of its path. */
const namedIn = (path: string, address = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(matchPath(path, address)?.params ?? {}).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  )

const longest = (path: string) => path.replaceAll('?', '')
