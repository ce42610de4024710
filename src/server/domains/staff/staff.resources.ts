import { coachingSeasons, departments, staffMembers, teamStaff } from '../../db/schema/staff.ts'
import { type Around, type Content, resource, saidByName } from '../../editing/kind/kind.ts'
import { slugOf } from '../../feeds/slug.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { indexContent } from '../search/search-index.service.ts'
import { pagesOfPlaces } from './staff-pages.queries.ts'

const domain = 'staff'
const rank = 'Place in the list'
const seasonId = { label: 'Season', refersTo: 'seasons' } as const
const staffMemberId = { label: 'Staff member', refersTo: 'staff-members' } as const

/** Coaches and support staff are found with the team they last worked for. */
const found = (
  work: Pick<Work, 'tx'>,
  _ids: readonly number[],
  were: readonly Record<string, unknown>[],
): Promise<void> =>
  indexContent(
    work,
    'staff',
    were.map((row) => Number(row.staffMemberId)).filter((id) => id > 0),
  )

const ofTeam = {
  domain,
  table: teamStaff,
  sport: 'seasonId',
  title: ['staffMemberId', 'title'],
  list: ['staffMemberId', 'title', 'seasonId'],
  search: ['staffMemberId', 'title'],
  filters: ['seasonId', 'staffMemberId'],
  order: 'rank',
  written: found,
  nowhere: 'Its team has no pages.',
  beside: {
    fields: {},
    read: ({ tx }: Pick<Work, 'tx'>, contents: readonly Content[]) => pagesOfPlaces(tx, contents),
  },
} as const

/** A coach and one of the support staff have a page of their team. */
const teamPage =
  (part: 'coaches' | 'staff') =>
  ({ staffMemberId: id }: { staffMemberId: number }, { beside: { sport, slug } }: Pick<Around, 'beside'>) =>
    typeof sport === 'string' ? `/sports/${sport}/roster/${part}/${String(slug)}/${id}` : null

export const staffResources = [
  resource({
    domain,
    kind: 'departments',
    table: departments,
    one: 'Department',
    many: 'Departments',
    sport: 'sportId',
    title: 'title',
    list: ['title', 'phone', 'sportId'],
    order: 'rank',
    address: () => '/staff-directory',
    derive: ({ title, slug }) => ({
      // That ending tells a department's address from a person's.
      slug: `${(slug || slugOf(title ?? '')).replace(/-department$/, '')}-department`,
    }),
    fields: {
      title: 'Name',
      slug: { label: 'Web address', help: 'The last part of it; ends in -department' },
      sportId: { label: 'Sport', help: 'Whose coaches and staff make up the department', refersTo: 'sports' },
      rank,
      phone: 'Phone',
      location: 'Where it is',
    },
  }),
  resource({
    domain,
    kind: 'staff-members',
    table: staffMembers,
    one: 'Staff member',
    many: 'Staff',
    several: 'Staff members',
    title: ['firstName', 'lastName'],
    list: ['lastName', 'firstName', 'title', 'departmentId'],
    search: ['firstName', 'lastName', 'title'],
    filters: ['departmentId'],
    order: 'lastName',
    address: ({ slug }, { id }) => `/staff-directory/${slug}/${id}`,
    derive: ({ firstName, lastName, slug }) => ({
      slug: slug || slugOf(`${firstName ?? ''} ${lastName ?? ''}`),
    }),
    without: ['initial'],
    foundAs: 'staff',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      slug: { label: 'Web address', help: 'The last part of it. Empty: made from the name' },
      title: 'Title',
      departmentId: { label: 'Department', refersTo: 'departments' },
      rank,
      email: 'Email',
      phone: 'Phone',
      bio: { label: 'Biography', text: 'html' },
      image: { label: 'Portrait', picture: saidByName },
      since: { label: 'Since', help: 'The year they came' },
      hometown: 'Hometown',
      education: 'Education',
      previousStops: 'Earlier places',
    },
  }),
  resource({
    ...ofTeam,
    kind: 'coaches',
    only: { kind: 'coach' },
    address: teamPage('coaches'),
    one: 'Coach',
    many: 'Coaches',
    fields: { seasonId, staffMemberId, title: { label: 'Title', help: 'As in Head Coach' }, rank },
  }),
  resource({
    ...ofTeam,
    kind: 'support-staff',
    only: { kind: 'support' },
    address: teamPage('staff'),
    one: 'Support staff member',
    many: 'Support staff',
    several: 'Support staff members',
    fields: { seasonId, staffMemberId, title: { label: 'Title', help: 'As in Athletic Trainer' }, rank },
  }),
  resource({
    domain,
    kind: 'coaching-seasons',
    table: coachingSeasons,
    one: 'Season of a coach',
    many: 'Seasons of coaches',
    sport: 'sportId',
    title: ['firstName', 'lastName', 'season'],
    list: ['season', 'lastName', 'firstName', 'wins', 'losses', 'sportId'],
    search: ['firstName', 'lastName'],
    filters: ['sportId', 'season'],
    order: '-year',
    nowhere: 'Its team has no pages.',
    address: ({ sportId }, { sport }) => (sport(sportId) ? `/sports/${sport(sportId)}/coaches` : null),
    fields: {
      sportId: { label: 'Sport', refersTo: 'sports' },
      season: { label: 'Season', help: 'One of which only the totals are known' },
      year: 'Began in',
      staffMemberId: { ...staffMemberId, help: 'If still employed' },
      firstName: 'First name',
      lastName: 'Last name',
      wins: 'Wins',
      losses: 'Losses',
      ties: 'Ties',
      conferenceWins: 'Conference wins',
      conferenceLosses: 'Conference losses',
      conferenceTies: 'Conference ties',
    },
  }),
]
