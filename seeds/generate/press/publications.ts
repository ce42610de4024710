import { dayOf, isoOf } from '../../basics/calendar.ts'
import { slugOf } from '../../basics/names.ts'
import type { PublicationRow } from '../../model/model-press.ts'
import { drawingsAround, drawingsOfPlay, sportPicture } from './images.ts'
import { type Newsroom, publishedAt, type Team } from './newsroom.ts'
import { listed, longDate } from './prose.ts'

export const guidePath = (key: string, slug: string): string => `${key}/publications/${slug}.pdf`

/** Guides of the broadcast teams, a magazine and the yearly report: some as a PDF, some as pages, one as both. */
export function publicationsOf(room: Newsroom): PublicationRow[] {
  const { school } = room
  const teams = room.teams
    .filter(
      ({ season, definition, games }) =>
        season.isCurrent && definition.ticketed && dayOf(games[0]?.startDate ?? '') - 20 <= room.now.day,
    )
    .slice(0, 5)
  const guides = teams.map((team, index): PublicationRow => {
    const title = `${team.season.title} ${team.definition.title} Media Guide`
    const pages = index === 0 ? pagesOf(room, team) : []
    return {
      id: team.season.id,
      sportId: team.sport.id,
      title,
      slug: slugOf(title),
      description: `Roster, schedule and staff of ${school.shortName} ${team.definition.title.toLowerCase()}.`,
      type: 'media-guide',
      cover: sportPicture(room, team.sport),
      pages,
      pageCount: Math.max(pages.length, 2),
      pdf: guidePath(school.key, slugOf(title)),
      link: null,
      ...publishedAt(room, isoOf(dayOf(team.games[0]?.startDate ?? '') - 20), '09:00'),
    }
  })
  const general = { sportId: null, cover: sportPicture(room, room.general), pdf: null, link: null }
  const year = Number(isoOf(room.now.day).slice(0, 4))
  const others = [year - 2, year - 1].flatMap((each): PublicationRow[] => [
    {
      id: each * 1000 + 1,
      ...general,
      title: `${school.mascotSingular} Quarterly, Spring ${each}`,
      slug: `quarterly-spring-${each}`,
      description: 'Stories and pictures from every team.',
      type: 'magazine',
      pages: pagesOf(room),
      pageCount: pagesOf(room).length,
      ...publishedAt(room, `${each}-04-02`, '09:00'),
    },
    {
      id: each * 1000 + 2,
      ...general,
      title: `Annual Report ${each}`,
      slug: `annual-report-${each}`,
      description: 'The year of the department in figures and pictures.',
      type: 'annual-report',
      pages: pagesOf(room).slice(0, 4),
      pageCount: 4,
      ...publishedAt(room, `${each}-09-15`, '09:00'),
    },
  ])
  const program: PublicationRow[] = room.teams
    .filter(({ season, definition }) => season.isCurrent && definition.ticketed)
    .slice(0, 1)
    .map((team) => ({
      id: team.season.id * 100,
      sportId: team.sport.id,
      title: `${team.definition.title} Game Program, ${team.season.title}`,
      slug: slugOf(`${team.definition.title} game program ${team.season.title}`),
      description: 'The program sold at the gate.',
      type: 'game-program',
      cover: sportPicture(room, team.sport),
      pages: pagesOf(room, team),
      pageCount: pagesOf(room, team).length,
      pdf: null,
      link: null,
      ...publishedAt(room, isoOf(Math.min(room.now.day, dayOf(team.games[0]?.startDate ?? '') - 5)), '08:00'),
    }))
  const elsewhere: PublicationRow[] = [
    {
      id: 7,
      ...general,
      title: `Style Guide of ${school.shortName}`,
      slug: 'style-guide',
      description: 'How the name and the colors are used, for everybody who prints them.',
      type: 'annual-report',
      pages: [],
      pageCount: 1,
      link: '/documents/media/style-guide.pdf',
      ...publishedAt(room, `${year - 3}-08-20`, '09:00'),
    },
    {
      id: 8,
      ...general,
      title: `The ${school.mascotSingular} Reader`,
      slug: 'reader',
      description: 'The magazine of the alumni, kept by the university library.',
      type: 'magazine',
      pages: [],
      pageCount: 48,
      link: `https://library.example/${school.key}/reader`,
      ...publishedAt(room, `${year - 3}-05-10`, '09:00'),
    },
  ]
  return [...guides, ...program, ...others, ...elsewhere]
}

function pagesOf(room: Newsroom, team?: Team): PublicationRow['pages'] {
  const drawn = [...(team ? drawingsOfPlay(room, team) : []), ...drawingsAround(room)]
  return drawn.map(({ url, alt }, index) => ({ url, alt: `Page ${index + 1}: ${alt}` }))
}

/** What a guide says: the same rows that the site shows. */
export function guideText(room: Newsroom, team: Team): string[] {
  const { school } = room
  return [
    `${school.name}, the ${school.mascotPlural}. ${school.conference.title}.`,
    `Head coach: ${team.coach.firstName} ${team.coach.lastName}. ${team.captains.length > 0 ? `Captains: ${listed(team.captains.map(({ player }) => `${player.firstName} ${player.lastName}`))}.` : ''}`,
    'Schedule',
    ...team.games.map(
      (game) => `${longDate(game.startDate)} ${game.atVs} ${room.opponentOf(game).title}, ${game.location}`,
    ),
    'Roster',
    ...team.members.map(
      ({ line, player }) =>
        `${line.jersey ?? '-'}  ${player.firstName} ${player.lastName}, ${line.academicYear}, ${player.hometown}`,
    ),
  ]
}

export const guidesOf = (room: Newsroom): { slug: string; team: Team }[] =>
  publicationsOf(room).flatMap(({ slug, type, id }) => {
    const team = type === 'media-guide' ? room.teams.find(({ season }) => season.id === id) : undefined
    return team ? [{ slug, team }] : []
  })
