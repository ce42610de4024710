import type { StaffBio, StaffEntry, TeamPlace } from '#contract/staff.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { neighboursIn } from '#site/parts/people/neighbours.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { staffPerson } from './person.ts'
import { placeInTeam } from './place-in-team.ts'

interface TeamPerson {
  kind: TeamPlace['kind']
  person: StaffBio
}

/** What the pages of a coach and of a member of the support staff have in common: they stand with their team. */
export async function loadTeamPerson(args: LoadArgs, { kind, person }: TeamPerson) {
  const { api, params, url, school } = args
  const place = placeInTeam(person.teams, kind, params.sportSlug)
  if (!place) throw pageNotFound(url)
  await requireAddress(url, { address: place.url })
  const { sport, title } = place
  const slug = sport.globalSportNameSlug || (params.sportSlug ?? '')
  const [team, bar] = await Promise.all([
    api.staff.coachesBySport({ slug, ...(place.season ? { season: place.season } : {}) }),
    sportBar(api, sport),
  ])
  const { bio, ...known } = person
  const up = { href: `/sports/${slug}/coaches`, label: `${sport.title} Coaches` }
  return {
    head: {
      tokens: { name: fullName(person), sport: sport.title },
      canonical: place.url,
      image: person.image,
      imageAlt: fullName(person),
      type: 'profile' as const,
    },
    sportBar: bar,
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${slug}` },
        { name: 'Coaches', href: up.href },
        { name: fullName(person), href: place.url },
      ]),
      staffPerson(person, { url: place.url, jobTitle: title, sport }, school),
    ],
    person: known,
    sport,
    title,
    up,
    teams: person.teams.filter((own) => own.sport.id === sport.id && own.kind === kind),
    hasBio: Boolean(bio),
    bio: { html: bio ?? '' },
    neighbours: toNames(neighboursIn(kind === 'coach' ? team.coaches : team.supportStaff, person.id)),
  }
}

/** As much of the neighbours as their links show. */
export function toNames({ previous, next }: { previous: StaffEntry | null; next: StaffEntry | null }) {
  return { previous: previous && toName(previous), next: next && toName(next) }
}

const toName = ({ firstName, lastName, title, image, url }: StaffEntry) => ({
  firstName,
  lastName,
  title,
  image,
  url,
})
