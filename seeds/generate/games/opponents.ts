import type { Motif } from '../../art/motifs.ts'
import { slugOf } from '../../basics/names.ts'
import { crestPath, fileUrl } from '../../basics/paths.ts'
import { randomFor } from '../../basics/random.ts'
import type { Opponent } from '../../model/model.ts'
import type { EventData, SchoolData } from '../../schools/school-data.ts'
import { timeZoneOf } from '../../schools/time-zones.ts'

/** Whoever stands across from the school on a schedule, with what the scheduler has to know about them. */
export interface Rival {
  opponent: Opponent
  kind: 'school' | 'event' | 'club' | 'championship' | 'special'
  inConference: boolean
  timeZone: string
  colors: [string, string]
  motif: Motif
  event: EventData | null
}

/** Ids leave room in each group, so that a new opponent moves no other. */
export const fanDayTitle = 'Fan Day'

const firstId = { school: 1, event: 201, club: 401, championship: 501, special: 601 }

export function rivalsOf(school: SchoolData): Rival[] {
  const entry = (
    kind: Rival['kind'],
    index: number,
    about: {
      title: string
      abbreviation: string
      mascot: string | null
      location: string | null
      website: string | null
    },
    look: { timeZone: string; colors: [string, string]; motif: Motif },
  ): Rival => {
    const slug = slugOf(about.title)
    const opponent = {
      id: firstId[kind] + index,
      slug,
      image: fileUrl(crestPath(school.key, slug)),
      color: look.colors[0],
      ncaaSchoolCode: kind === 'school' ? String(Number(school.ncaaSchoolCode) + (1 + index) * 2) : null,
      ...about,
    }
    return { opponent, kind, inConference: false, event: null, ...look }
  }
  const own = {
    timeZone: school.timeZone,
    colors: [school.brand.primary, school.brand.secondary] as [string, string],
  }
  const home = `${school.city}, ${school.state}`
  return [
    ...school.opponents.map((data, index) => ({
      ...entry(
        'school',
        index,
        {
          title: data.title,
          abbreviation: data.abbreviation,
          mascot: data.mascot,
          location: `${data.city}, ${data.state}`,
          website: `https://${slugOf(data.title)}.example`,
        },
        { timeZone: timeZoneOf(data.state), colors: data.colors, motif: data.motif },
      ),
      inConference: data.inConference,
    })),
    ...school.events.map((event, index) => ({
      ...entry(
        'event',
        index,
        {
          title: event.title,
          abbreviation: initials(event.title),
          mascot: null,
          location: `${event.city}, ${event.state}`,
          website: null,
        },
        event.isHome
          ? { ...own, motif: 'crown' as const }
          : {
              timeZone: timeZoneOf(event.state),
              colors: eventColors(school, event.title),
              motif: 'star' as const,
            },
      ),
      event,
    })),
    ...school.clubs.map((club, index) =>
      entry(
        'club',
        index,
        {
          title: club.title,
          abbreviation: club.abbreviation,
          mascot: null,
          location: `${club.city}, ${club.country}`,
          website: null,
        },
        club,
      ),
    ),
    entry(
      'championship',
      0,
      {
        title: `${school.conference.title} Championship`,
        abbreviation: school.conference.abbreviation,
        mascot: null,
        location: null,
        website: school.conference.website,
      },
      { ...own, motif: 'crown' },
    ),
    ...['Open Date', 'Alumni Meet', 'Alumni Run', fanDayTitle].map((title, index) =>
      entry(
        'special',
        index,
        { title, abbreviation: initials(title), mascot: null, location: home, website: null },
        { ...own, motif: 'sun' },
      ),
    ),
  ]
}

const initials = (title: string): string =>
  title
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3)
    .toUpperCase()

const eventPalette: [string, string][] = [
  ['#264653', '#E9C46A'],
  ['#6A040F', '#FFBA08'],
  ['#3D405B', '#F2CC8F'],
  ['#1B4332', '#B7E4C7'],
  ['#4A4E69', '#F2E9E4'],
  ['#003566', '#FFC300'],
]

const eventColors = (school: SchoolData, title: string): [string, string] =>
  randomFor(school.key, 'event', title).pick(eventPalette)

/** How strong an opponent is in a sport that year; 0 is the middle, 1 is a ranked side. */
export function strengthOf(
  school: SchoolData,
  opponentId: number,
  sport: string,
  academicYear: number,
): number {
  const lasting = randomFor(school.key, 'strength', opponentId, sport).normal() * 0.75
  const passing = randomFor(school.key, 'strength', opponentId, sport, academicYear).normal() * 0.35
  return lasting + passing
}

export function ownStrength(school: SchoolData, sport: string, academicYear: number): number {
  const team = school.teams.find(({ shortname }) => shortname === sport)
  return (team?.strength ?? 0) + randomFor(school.key, 'own-strength', sport, academicYear).normal() * 0.45
}

/** '#7' before the name of a side in the national poll. */
export function rankingOf(strength: number): string | null {
  if (strength < 0.95) return null
  return `#${Math.max(1, Math.min(25, Math.round(25 - (strength - 0.95) * 30)))}`
}

/** Not every school plays every sport. */
export const sponsors = (school: SchoolData, rival: Rival, family: string): boolean =>
  randomFor(school.key, 'sponsors', rival.opponent.id, family).chance(rival.inConference ? 0.88 : 0.55)
