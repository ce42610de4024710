import { formatDate } from '#site/format/date.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { awardEntry, partedName } from './honor-entries.ts'
import { honoredPerson } from './honored-person.ts'
import { honorsHref } from './honors-choice.ts'
import { awardsList } from './honors-list-page.ts'
import { awardTypeTitles, knownFacts, sportFact } from './honors-words.ts'
import { type Plaque, playerLinks } from './plaque.ts'

const shownOfOthers = 6

/** One award: who, what, when, and the game that earned it. */
export async function loadAward({ api, params, url, school }: LoadArgs) {
  const awardId = readId(params.id)
  if (!awardId) throw pageNotFound(url)
  const award = await api.honors.award({ awardId })
  const { title, recipient, sport, image, awardedOn, type, year } = award
  const { items } = await api.honors.awards({
    ...(sport ? { sportId: sport.id } : { type }),
    $pageSize: shownOfOthers + 1,
  })
  const others = items.filter(({ id }) => id !== awardId).slice(0, shownOfOthers)
  const plaque: Plaque = {
    id: awardId,
    up: { href: awardsList.address, label: 'Awards' },
    ...partedName(recipient),
    playerUrl: award.playerUrl,
    image,
    honor: title,
    year: { label: 'Awarded', value: String(year), href: honorsHref(awardsList, { year }) },
    citation: award.citation,
    facts: knownFacts([
      sportFact(sport),
      { label: 'Date', value: formatDate(awardedOn, 'MMMM d, yyyy') },
      { label: 'Kind', value: awardTypeTitles[type], href: honorsHref(awardsList, { type }) },
    ]),
    links: [
      ...playerLinks(award.playerUrl),
      ...(award.gameId
        ? [{ href: `/game-center/${award.gameId}`, label: 'The game that earned it', icon: 'stats' as const }]
        : []),
    ],
    html: award.description,
    related: {
      title: sport ? `More ${sport.title} awards` : 'More awards',
      href: honorsHref(awardsList, sport ? { sport: sport.globalSportNameSlug } : { type }),
      more: 'All of them',
      look: 'rows',
      entries: others.map(awardEntry),
    },
    neighbours: { previous: null, next: null },
  }
  return {
    head: {
      tokens: { name: `${recipient}, ${title}` },
      canonical: award.url,
      image,
      imageAlt: recipient,
      type: 'profile' as const,
      contentId: awardId,
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([
        { name: 'Awards', href: awardsList.address },
        { name: recipient, href: award.url },
      ]),
      honoredPerson({ name: recipient, url: award.url, image, sport, award: `${title}, ${year}` }, school),
    ],
    plaque,
  }
}
