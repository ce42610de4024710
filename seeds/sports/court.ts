import type { Gender } from '../model/model-people.ts'
import { genderLetter, genderSlug, genderWord, type SportDefinition } from './definition.ts'
import { meet } from './scoring/fields.ts'
import { tennisDual, volleyballMatch, wrestlingDual } from './scoring/sets.ts'

const fieldPoints = meet({ lowWins: false, points: [90, 10] })

export const volleyball: SportDefinition = {
  shortname: 'wvball',
  title: "Women's Volleyball",
  abbreviation: 'WVB',
  globalSportId: 19,
  slug: 'womens-volleyball',
  gender: 'W',
  family: 'volleyball',
  year: 'autumn',
  roster: {
    jerseys: 'any',
    showsWeight: false,
    positions: [
      {
        abbreviation: 'OH',
        title: 'Outside Hitter',
        count: 5,
        height: [75, 79],
        weight: [170, 200],
        numbers: [[1, 26]],
      },
      {
        abbreviation: 'MB',
        title: 'Middle Blocker',
        count: 4,
        height: [78, 82],
        weight: [170, 200],
        numbers: [[1, 26]],
      },
      {
        abbreviation: 'S',
        title: 'Setter',
        count: 3,
        height: [73, 77],
        weight: [170, 200],
        numbers: [[1, 26]],
      },
      {
        abbreviation: 'RS',
        title: 'Right Side',
        count: 2,
        height: [77, 80],
        weight: [170, 200],
        numbers: [[1, 26]],
      },
      {
        abbreviation: 'L/DS',
        title: 'Libero/Defensive Specialist',
        count: 4,
        height: [68, 73],
        weight: [170, 200],
        numbers: [[1, 26]],
      },
    ],
  },
  clocks: { weekday: '18:30', saturday: '18:00', sunday: '14:00' },
  minutes: 110,
  phases: [
    { kind: 'games', stage: 'exhibition', from: '08-18', to: '08-25', days: [6], count: 1, homeShare: 1 },
    { kind: 'classic', from: '08-26', on: 5, days: 3, gamesPerDay: 1, site: 'H' },
    { kind: 'classic', from: '09-03', on: 5, days: 2, gamesPerDay: 2, site: 'N' },
    {
      kind: 'games',
      stage: 'nonconference',
      from: '09-11',
      to: '09-21',
      days: [2, 4],
      count: 3,
      homeShare: 0.6,
    },
    { kind: 'games', stage: 'conference', from: '09-22', to: '11-21', days: [3, 5], count: 18 },
    { kind: 'bracket', from: '11-24', rounds: ['Quarterfinal', 'Semifinal', 'Final'], restDays: 0 },
  ],
  play: volleyballMatch,
  playField: fieldPoints,
  forfeitScore: 3,
  mishaps: { postponed: 0, cancelled: 1, forfeits: 0 },
  ticketed: true,
  broadcast: false,
}

export function tennis(gender: Gender): SportDefinition {
  const isMen = gender === 'M'
  return {
    shortname: `${genderLetter[gender]}ten`,
    title: `${genderWord[gender]} Tennis`,
    abbreviation: isMen ? 'MTEN' : 'WTEN',
    globalSportId: isMen ? 10 : 18,
    slug: `${genderSlug[gender]}-tennis`,
    gender,
    family: 'tennis',
    year: 'straddling',
    roster: {
      jerseys: 'none',
      showsWeight: false,
      positions: [{ abbreviation: '', title: '', count: 9, height: [69, 76], weight: [150, 180] }],
    },
    clocks: { weekday: '14:00', saturday: '13:00', sunday: '12:00' },
    minutes: 180,
    phases: [
      { kind: 'meets', from: '09-10', to: '11-10', days: isMen ? [5] : [4], count: 4, length: 3 },
      {
        kind: 'games',
        stage: 'nonconference',
        from: '01-16',
        to: '03-10',
        days: isMen ? [6, 2] : [5, 7],
        count: 11,
        homeShare: 0.6,
      },
      {
        kind: 'games',
        stage: 'conference',
        from: '03-12',
        to: '04-18',
        days: isMen ? [5, 7] : [6, 3],
        count: 9,
      },
      { kind: 'bracket', from: '04-21', on: 5, rounds: ['Quarterfinal', 'Semifinal', 'Final'], restDays: 0 },
    ],
    play: tennisDual,
    playField: fieldPoints,
    forfeitScore: 7,
    mishaps: { postponed: 0, cancelled: isMen ? 0 : 1, forfeits: 0 },
    ticketed: false,
    broadcast: false,
  }
}

export const wrestling: SportDefinition = {
  shortname: 'wrestling',
  title: 'Wrestling',
  abbreviation: 'WRES',
  globalSportId: 22,
  slug: 'wrestling',
  gender: 'M',
  family: 'wrestling',
  year: 'straddling',
  roster: {
    jerseys: 'none',
    showsWeight: false,
    positions: [125, 133, 141, 149, 157, 165, 174, 184, 197, 285].map((pounds, index) => ({
      abbreviation: `${pounds}`,
      title: `${pounds} Pounds`,
      count: index % 5 === 4 ? 2 : 3,
      height: [64 + Math.round(index * 0.9), 67 + Math.round(index * 0.9)],
      weight: [pounds - 3, pounds],
    })),
  },
  clocks: { weekday: '19:00', saturday: '14:00', sunday: '14:00' },
  minutes: 110,
  phases: [
    { kind: 'meets', from: '11-06', to: '12-30', days: [7], count: 3, length: 1 },
    {
      kind: 'games',
      stage: 'nonconference',
      from: '11-12',
      to: '12-22',
      days: [5, 6],
      count: 5,
      homeShare: 0.6,
    },
    { kind: 'games', stage: 'conference', from: '01-07', to: '02-22', days: [5], count: 7 },
    { kind: 'championship', from: '03-04', on: 6, length: 2 },
  ],
  play: wrestlingDual,
  playField: fieldPoints,
  forfeitScore: 6,
  mishaps: { postponed: 0, cancelled: 0, forfeits: 1 },
  ticketed: true,
  broadcast: false,
}
