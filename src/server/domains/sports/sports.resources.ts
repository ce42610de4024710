import { sportList } from '#contract/shapes/sport-list.ts'
import { conferences, facilities, seasons, sports } from '../../db/schema/sports.ts'
import { behindWords, resource, saidByName } from '../../editing/kind/kind.ts'
import { slugOf } from '../../feeds/slug.ts'
import { beginSeasons, keepOneCurrent } from './current-season.service.ts'
import { knownOf, yearOf } from './known-sport.ts'
import { nextTitle } from './next-season.ts'

const domain = 'sports'
/** What people keep the address of, below a team's home and of a season. */
const teamPages = ['', '/schedule', '/roster', '/stats', '/coaches', '/archives']
const seasonPages = ['schedule', 'roster', 'stats']

export const sportsResources = [
  resource({
    domain,
    kind: 'sports',
    table: sports,
    one: 'Sport',
    many: 'Sports',
    needs: 'publisher',
    sport: 'id',
    title: 'title',
    list: ['title', 'abbreviation', 'gender', 'nonSport'],
    search: ['title', 'shortname'],
    filters: ['gender', 'nonSport'],
    knownBy: ['globalSportNameSlug', 'shortname'],
    nowhere: 'What is no sport has no page of its own.',
    address: ({ globalSportNameSlug, nonSport }) => (nonSport ? null : `/sports/${globalSportNameSlug}`),
    pages: ({ globalSportNameSlug, nonSport }) =>
      nonSport ? [] : teamPages.map((page) => `/sports/${globalSportNameSlug}${page}`),
    derive: knownOf,
    foundAs: 'sport',
    written: beginSeasons,
    fields: {
      title: {
        label: 'Name',
        help: 'For a sport of the list the rest is filled in; its season begins with it',
        suggestions: sportList.map(({ title }) => title),
      },
      shortname: { label: 'Short name', help: 'In addresses of older sites, as in wsoc' },
      abbreviation: { label: 'Abbreviation', help: 'Where a name has no room, as in WSOC' },
      globalSportId: { label: 'Sport number', help: 'The same at every school: statistics go by it' },
      globalSportShortname: { label: 'Sport code', help: 'The same at every school, as in wsoc' },
      globalSportNameSlug: { label: 'Web address', help: 'After /sports/, as in womens-soccer' },
      gender: { label: 'Whose', choices: { M: 'Men', W: 'Women', X: 'Both' } },
      nonSport: { label: 'No sport', help: 'An entry for what belongs to the whole department' },
      facebook: 'Facebook',
      instagram: 'Instagram',
      twitter: 'X',
      youtube: 'YouTube',
      pinterest: 'Pinterest',
      tickets: 'Address for tickets',
      displayOpponentHistory: 'Show the history of opponents',
      poster: { label: 'Poster', help: 'The picture behind its home page', picture: behindWords },
      facilityId: { label: 'Home', help: 'Where the team plays at home', refersTo: 'facilities' },
    },
  }),
  resource({
    domain,
    kind: 'seasons',
    table: seasons,
    one: 'Season',
    many: 'Seasons',
    sport: 'sportId',
    title: 'title',
    list: ['title', 'sportId', 'startsOn', 'isCurrent'],
    filters: ['sportId', 'isCurrent', 'title'],
    order: '-startsOn',
    nowhere: 'Its sport has no pages.',
    address: ({ sportId, title }, { sport }) =>
      sport(sportId) ? `/sports/${sport(sportId)}/schedule/${title}` : null,
    pages: ({ sportId, title }, { sport }) =>
      sport(sportId) ? seasonPages.map((page) => `/sports/${sport(sportId)}/${page}/${title}`) : [],
    derive: ({ title, startsOn, endsOn }) => {
      const year = yearOf(title ?? '')
      return { startsOn: startsOn || year.startsOn, endsOn: endsOn || year.endsOn }
    },
    // The days follow from the year, and the season that goes on stays the current one.
    copy: ({ title }, turn) => ({
      title: nextTitle(title, turn),
      startsOn: null,
      endsOn: null,
      isCurrent: false,
    }),
    check: ({ startsOn, endsOn }) =>
      startsOn > endsOn ? [{ field: 'endsOn', message: 'Last day comes before the first.' }] : [],
    written: ({ tx }, ids) => keepOneCurrent(tx, ids),
    fields: {
      sportId: { label: 'Sport', refersTo: 'sports' },
      title: { label: 'Season', help: '2026 or 2026-27' },
      startsOn: { label: 'First day', help: 'Empty: with the year of the season' },
      endsOn: { label: 'Last day', help: 'Empty: with the year of the season' },
      isCurrent: {
        label: 'Current',
        help: 'Shown where no season is asked for; the one before no longer is',
      },
      conferenceId: { label: 'Conference', refersTo: 'conferences' },
      hasRoster: 'Has a roster',
      isRosterHidden: { label: 'Roster hidden', help: 'Only people of the school see it' },
      scheduleNote: { label: 'Note on the schedule', text: 'plain' },
      scheduleNoteOnTop: 'Note stands on top',
      scoreDisplay: {
        label: 'Scores',
        choices: { 'team-first': 'Ours first', 'winner-first': "Winner's first" },
      },
      defaultView: 'Schedule opens as',
    },
  }),
  resource({
    domain,
    kind: 'conferences',
    table: conferences,
    one: 'Conference',
    many: 'Conferences',
    title: 'title',
    list: ['title', 'abbreviation'],
    search: ['title', 'abbreviation'],
    nowhere: 'Shown with the games of the first sport.',
    address: (_, { anySport }) => anySport && `/sports/${anySport}/schedule`,
    fields: {
      title: 'Name',
      abbreviation: 'Abbreviation',
      logo: { label: 'Logo', picture: saidByName },
      website: 'Website',
    },
  }),
  resource({
    domain,
    kind: 'facilities',
    table: facilities,
    one: 'Facility',
    many: 'Facilities',
    title: 'title',
    list: ['title', 'location', 'capacity', 'featured'],
    search: ['title', 'location'],
    filters: ['featured'],
    address: ({ slug }, { id }) => `/facilities/${slug}/${id}`,
    derive: ({ title, slug }) => ({ slug: slug || slugOf(title ?? '') }),
    foundAs: 'facility',
    fields: {
      title: 'Name',
      slug: { label: 'Web address', help: 'The last part of it. Empty: made from the name' },
      location: 'City and state',
      teaser: { label: 'In short', text: 'plain' },
      description: { label: 'Description', text: 'html' },
      url: 'Website',
      capacity: 'Seats',
      opened: 'Opened in',
      images: 'Pictures',
      featured: { label: 'Put forward', help: 'Stands first in the list' },
      address: 'Address',
      directions: { label: 'Directions', text: 'plain' },
      facts: 'Facts',
      amenities: 'Amenities',
    },
  }),
]
