import type { SchoolData, TeamData } from './school-data.ts'
import { tamarackDepartments, tamarackFacilities } from './tamarack-campus.ts'
import { tamarackClubs, tamarackEvents, tamarackOpponents } from './tamarack-opponents.ts'
import { tamarackPlaces } from './tamarack-places.ts'
import { tamarackSettings } from './tamarack-settings.ts'

const team = (shortname: string, facility: string, strength: number, scale = 0.85): TeamData => ({
  shortname,
  facility,
  strength,
  scale,
})

export const tamarack: SchoolData = {
  key: 'tamarack',
  name: 'Tamarack College',
  shortName: 'Tamarack',
  abbreviation: 'TAM',
  ncaaSchoolCode: '9502',
  mascotSingular: 'Otter',
  mascotPlural: 'Otters',
  city: 'Larch Lake',
  state: 'WA',
  timeZone: 'America/Los_Angeles',
  hosts: ['tamarack.localhost'],
  brand: { primary: '#17462F', secondary: '#E2A72E' },
  disableSSR: true,
  rosterPortraitMode: true,
  conference: {
    title: 'High Timber Conference',
    abbreviation: 'HTC',
    website: 'https://high-timber-conference.example',
  },
  firstYearWord: 'First-Year',
  states: ['WA', 'WA', 'WA', 'OR', 'OR', 'ID', 'MT', 'CA', 'CO', 'UT', 'NV', 'AZ'],
  phonePrefix: '509-555',
  emailDomain: 'tamarack.example',
  handle: 'TamarackOtters',
  radio: 'KTAM 88.3 FM',
  television: ['Otter Stream', 'High Timber Live', 'Otter Stream'],
  promotions: [
    'Green Out',
    'Otter Pups Day',
    'Community Day',
    'Flannel Out',
    'Alumni Weekend',
    'Raft Race Saturday',
  ],
  // A sport's place in this list is its id: add at the end.
  teams: [
    team('mbball', 'raft-hall', 0.2, 0.95),
    team('wbball', 'raft-hall', 0.5, 0.95),
    team('msoc', 'kettle-field', 0.1),
    team('wsoc', 'kettle-field', 0.4),
    team('wvball', 'raft-hall', 0.3),
    team('baseball', 'cutbank-park', -0.1, 0.8),
    team('softball', 'cutbank-park', 0.2, 0.8),
    team('xc', 'larch-lake-trails', 0.6, 0.8),
    team('track', 'larch-lake-oval', 0.2, 0.6),
    team('swim', 'headwaters-pool', 0.1, 0.6),
    team('ski', 'cold-saddle-slopes', 0.9, 1),
    team('wgolf', 'meadow-nine', 0, 0.9),
    team('wten', 'larch-courts', 0.1, 0.9),
    team('wrestling', 'raft-hall', -0.2, 0.75),
  ],
  opponents: tamarackOpponents,
  events: tamarackEvents,
  clubs: tamarackClubs,
  facilities: tamarackFacilities,
  places: tamarackPlaces,
  departments: tamarackDepartments,
  settings: tamarackSettings,
}
