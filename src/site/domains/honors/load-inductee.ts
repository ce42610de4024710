import type { InducteeSummary } from '#contract/honors.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { inducteeEntry } from './honor-entries.ts'
import { honoredPerson } from './honored-person.ts'
import { honorsHref } from './honors-choice.ts'
import { rollList } from './honors-list-page.ts'
import { inducteeFacts, inducteeLine } from './honors-words.ts'
import { type Plaque, playerLinks } from './plaque.ts'

const toNeighbour = (inductee: InducteeSummary | null) =>
  inductee && {
    firstName: inductee.firstName,
    lastName: inductee.lastName,
    image: inductee.image,
    url: inductee.url,
    title: `Class of ${inductee.classYear}, ${inducteeLine(inductee)}`,
  }

/** Somebody on a roll, with the class they stand in. */
export async function loadInductee({ api, params, url, school }: LoadArgs) {
  const inducteeId = readId(params.inducteeId)
  if (!inducteeId) throw pageNotFound(url)
  const inductee = await api.honors.inductee({ inducteeId })
  await requireAddress(url, { address: inductee.url })
  const { honor, firstName, lastName, classYear, image } = inductee
  const name = `${firstName} ${lastName}`
  const classHref = honorsHref(rollList(honor.slug), { year: classYear })
  const plaque: Plaque = {
    id: inducteeId,
    up: { href: honor.url, label: honor.title },
    firstName,
    lastName,
    playerUrl: inductee.playerUrl,
    image,
    honor: honor.title,
    year: { label: 'Class of', value: String(classYear), href: classHref },
    citation: inductee.citation,
    facts: inducteeFacts(inductee),
    links: playerLinks(inductee.playerUrl),
    html: inductee.bio,
    related: {
      title: `Also in the class of ${classYear}`,
      href: classHref,
      more: 'The whole class',
      look: 'cards',
      entries: inductee.classmates.map(inducteeEntry),
    },
    neighbours: { previous: toNeighbour(inductee.previous), next: toNeighbour(inductee.next) },
  }
  return {
    head: {
      tokens: { name, year: String(classYear), honor: honor.title },
      canonical: inductee.url,
      image,
      imageAlt: name,
      type: 'profile' as const,
      contentId: inducteeId,
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([
        { name: 'Honors', href: '/honors' },
        { name: honor.title, href: honor.url },
        { name, href: inductee.url },
      ]),
      honoredPerson({ ...inductee, name, award: `${honor.title}, Class of ${classYear}` }, school),
    ],
    plaque,
  }
}
