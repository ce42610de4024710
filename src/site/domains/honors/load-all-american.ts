import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { allAmericanEntry } from './honor-entries.ts'
import { honoredPerson } from './honored-person.ts'
import { honorsHref } from './honors-choice.ts'
import { allAmericansList } from './honors-list-page.ts'
import { knownFacts, sportFact } from './honors-words.ts'
import { type Plaque, playerLinks } from './plaque.ts'

const words = {
  title: '{name} ({year}) - All-Americans',
  description: '{name}, {sport} All-American of the {school_name} {mascot_plural} in {year}.',
}
const shownOfOthers = 6

export async function loadAllAmerican({ api, params, url, school }: LoadArgs) {
  const allAmericanId = readId(params.id)
  if (!allAmericanId) throw pageNotFound(url)
  const person = await api.honors.allAmerican({ allAmericanId })
  const { firstName, lastName, sport, year, team, selector, image } = person
  const { items } = await api.honors.allAmericans({ sportId: sport.id, $pageSize: shownOfOthers + 1 })
  const others = items.filter(({ id }) => id !== allAmericanId).slice(0, shownOfOthers)
  const name = `${firstName} ${lastName}`
  const plaque: Plaque = {
    id: allAmericanId,
    up: { href: allAmericansList.address, label: 'All-Americans' },
    firstName,
    lastName,
    playerUrl: person.playerUrl,
    image,
    honor: 'All-American',
    year: { label: team, value: String(year), href: null },
    citation: `${team}, named by the ${selector}`,
    facts: knownFacts([
      sportFact(sport),
      { label: 'Position', value: person.position },
      { label: 'Hometown', value: person.hometown },
    ]),
    links: playerLinks(person.playerUrl),
    html: person.bio,
    related: {
      title: `More ${sport.title} All-Americans`,
      href: honorsHref(allAmericansList, { sport: sport.globalSportNameSlug }),
      more: 'All of them',
      look: 'rows',
      entries: others.map(allAmericanEntry),
    },
    neighbours: { previous: null, next: null },
  }
  return {
    head: {
      words,
      tokens: { name, year: String(year), sport: sport.title },
      canonical: person.url,
      image,
      imageAlt: name,
      type: 'profile' as const,
      contentId: allAmericanId,
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([
        { name: 'All-Americans', href: allAmericansList.address },
        { name, href: person.url },
      ]),
      honoredPerson(
        {
          name,
          url: person.url,
          image,
          hometown: person.hometown,
          sport,
          award: `All-American, ${team}, ${year}`,
        },
        school,
      ),
    ],
    plaque,
  }
}
