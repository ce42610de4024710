import type { Gender } from '../model/model-people.ts'
import {
  genderLetter,
  genderSlug,
  genderWord,
  noMishaps,
  outdoorMishaps,
  type SportDefinition,
} from './definition.ts'
import { golfEvent, meet } from './scoring/fields.ts'

export function golf(gender: Gender): SportDefinition {
  const isMen = gender === 'M'
  const play = golfEvent({ par: 72 })
  return {
    shortname: `${genderLetter[gender]}golf`,
    title: `${genderWord[gender]} Golf`,
    abbreviation: isMen ? 'MGOLF' : 'WGOLF',
    globalSportId: isMen ? 6 : 16,
    slug: `${genderSlug[gender]}-golf`,
    gender,
    family: 'golf',
    year: 'straddling',
    roster: {
      jerseys: 'none',
      showsWeight: false,
      positions: [
        { abbreviation: '', title: '', count: isMen ? 9 : 8, height: [68, 75], weight: [155, 190] },
      ],
    },
    clocks: { weekday: '08:30', saturday: '08:30', sunday: '08:30' },
    minutes: 540,
    phases: [
      {
        kind: 'meets',
        from: '09-05',
        to: '11-03',
        days: isMen ? [1] : [2],
        count: 5,
        length: isMen ? 2 : 3,
        homeShare: 0.2,
      },
      {
        kind: 'meets',
        from: '02-08',
        to: '04-14',
        days: isMen ? [1] : [2],
        count: 6,
        length: isMen ? 2 : 3,
        homeShare: 0.2,
      },
      { kind: 'championship', from: isMen ? '04-20' : '04-15', on: 5, length: 3 },
    ],
    play,
    playField: play,
    forfeitScore: null,
    mishaps: noMishaps,
    ticketed: false,
    broadcast: false,
  }
}

export const crossCountry: SportDefinition = {
  shortname: 'xc',
  title: 'Cross Country',
  abbreviation: 'XC',
  globalSportId: 2,
  slug: 'cross-country',
  gender: 'X',
  family: 'cross-country',
  year: 'autumn',
  roster: {
    jerseys: 'none',
    showsWeight: false,
    positions: [{ abbreviation: 'DIST', title: 'Distance', count: 24, height: [67, 74], weight: [130, 160] }],
  },
  clocks: { weekday: '10:00', saturday: '09:00', sunday: '09:00' },
  minutes: 180,
  phases: [
    { kind: 'special', from: '08-26', on: 6, title: 'Alumni Run' },
    { kind: 'meets', from: '09-03', to: '10-20', days: [5, 6], count: 5, length: 1, homeShare: 0.3 },
    { kind: 'championship', from: '10-27', on: 6, length: 1 },
    { kind: 'meets', from: '11-10', to: '11-16', days: [5], count: 1, length: 1, pool: 'regional' },
  ],
  play: meet({ lowWins: true, points: [24, 390] }),
  playField: meet({ lowWins: true, points: [24, 390] }),
  forfeitScore: null,
  mishaps: noMishaps,
  ticketed: false,
  broadcast: false,
}

export const track: SportDefinition = {
  shortname: 'track',
  title: 'Track & Field',
  abbreviation: 'TRACK',
  globalSportId: 11,
  slug: 'track-and-field',
  gender: 'X',
  family: 'track',
  year: 'straddling',
  roster: {
    jerseys: 'none',
    showsWeight: false,
    sharesAthletesOf: 'xc',
    positions: [
      { abbreviation: 'SPR', title: 'Sprints', count: 14, height: [68, 75], weight: [150, 185] },
      { abbreviation: 'HUR', title: 'Hurdles', count: 6, height: [70, 75], weight: [160, 185] },
      { abbreviation: 'JMP', title: 'Jumps', count: 8, height: [70, 77], weight: [155, 185] },
      { abbreviation: 'THR', title: 'Throws', count: 8, height: [71, 77], weight: [210, 280] },
      { abbreviation: 'MD', title: 'Middle Distance', count: 5, height: [68, 74], weight: [145, 170] },
      { abbreviation: 'PV', title: 'Pole Vault', count: 3, height: [69, 74], weight: [155, 180] },
      { abbreviation: 'MLT', title: 'Multis', count: 2, height: [71, 76], weight: [165, 195] },
    ],
  },
  clocks: { weekday: '15:00', saturday: '10:00', sunday: '10:00' },
  minutes: 420,
  phases: [
    { kind: 'meets', from: '12-03', to: '12-12', days: [6], count: 1, length: 1, homeShare: 0 },
    { kind: 'meets', from: '01-09', to: '02-15', days: [5], count: 5, length: 2, homeShare: 0.2 },
    { kind: 'meets', from: '03-17', to: '05-02', days: [5], count: 6, length: 2, homeShare: 0.35 },
    { kind: 'championship', from: '05-06', on: 4, length: 3 },
    { kind: 'meets', from: '05-26', to: '06-01', days: [3], count: 1, length: 4, pool: 'regional' },
  ],
  play: meet({ lowWins: false, points: [182, 14] }),
  playField: meet({ lowWins: false, points: [182, 14] }),
  forfeitScore: null,
  mishaps: outdoorMishaps,
  ticketed: false,
  broadcast: false,
}

export const skiing: SportDefinition = {
  shortname: 'ski',
  title: 'Alpine & Nordic Skiing',
  abbreviation: 'SKI',
  globalSportId: 28,
  slug: 'skiing',
  gender: 'X',
  family: 'skiing',
  year: 'straddling',
  roster: {
    jerseys: 'none',
    showsWeight: false,
    positions: [
      { abbreviation: 'ALP', title: 'Alpine', count: 12, height: [68, 74], weight: [155, 195] },
      { abbreviation: 'NOR', title: 'Nordic', count: 10, height: [68, 74], weight: [145, 175] },
    ],
  },
  clocks: { weekday: '10:00', saturday: '10:00', sunday: '10:00' },
  minutes: 360,
  phases: [
    { kind: 'meets', from: '01-05', to: '02-24', days: [5], count: 6, length: 2, homeShare: 0.3 },
    { kind: 'championship', from: '03-01', on: 3, length: 4 },
  ],
  play: meet({ lowWins: false, points: [880, 210] }),
  playField: meet({ lowWins: false, points: [880, 210] }),
  forfeitScore: null,
  mishaps: { postponed: 1, cancelled: 1, forfeits: 0 },
  ticketed: false,
  broadcast: false,
}
