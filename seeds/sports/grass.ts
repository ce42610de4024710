import type { Gender } from '../model/model-people.ts'
import { genderLetter, genderSlug, genderWord, outdoorMishaps, type SportDefinition } from './definition.ts'
import { meet } from './scoring/fields.ts'
import { goalGame } from './scoring/goals.ts'

const fieldPoints = meet({ lowWins: false, points: [90, 10] })

export function soccer(gender: Gender): SportDefinition {
  const isMen = gender === 'M'
  return {
    shortname: `${genderLetter[gender]}soc`,
    title: `${genderWord[gender]} Soccer`,
    abbreviation: isMen ? 'MSOC' : 'WSOC',
    globalSportId: isMen ? 8 : 17,
    slug: `${genderSlug[gender]}-soccer`,
    gender,
    family: 'soccer',
    year: 'autumn',
    roster: {
      jerseys: 'any',
      showsWeight: false,
      positions: [
        {
          abbreviation: 'GK',
          title: 'Goalkeeper',
          count: 4,
          height: [72, 77],
          weight: [170, 200],
          numbers: [
            [0, 1],
            [24, 40],
          ],
        },
        {
          abbreviation: 'D',
          title: 'Defender',
          count: 9,
          height: [69, 75],
          weight: [160, 190],
          numbers: [[2, 36]],
        },
        {
          abbreviation: 'M',
          title: 'Midfielder',
          count: 9,
          height: [67, 73],
          weight: [150, 180],
          numbers: [[2, 36]],
        },
        {
          abbreviation: 'F',
          title: 'Forward',
          count: 6,
          height: [67, 74],
          weight: [150, 185],
          numbers: [[2, 36]],
        },
      ],
    },
    clocks: { weekday: '19:00', saturday: '18:00', sunday: '13:00' },
    minutes: 115,
    phases: [
      {
        kind: 'games',
        stage: 'exhibition',
        from: '08-10',
        to: '08-19',
        days: isMen ? [2] : [3],
        count: 1,
        homeShare: 1,
      },
      {
        kind: 'games',
        stage: 'nonconference',
        from: '08-20',
        to: '09-20',
        days: isMen ? [5, 1] : [4, 7],
        count: 8,
        homeShare: 0.6,
      },
      {
        kind: 'games',
        stage: 'conference',
        from: '09-21',
        to: '10-31',
        days: isMen ? [6, 2] : [4, 7],
        count: 10,
      },
      {
        kind: 'bracket',
        from: isMen ? '11-05' : '11-04',
        rounds: ['Quarterfinal', 'Semifinal', 'Final'],
        restDays: 2,
      },
    ],
    play: goalGame({ periods: 2, mean: 1.35, tilt: 0.5, level: 'tie' }),
    playField: fieldPoints,
    forfeitScore: 1,
    mishaps: { postponed: isMen ? 0 : 1, cancelled: isMen ? 1 : 0, forfeits: isMen ? 1 : 0 },
    ticketed: true,
    broadcast: false,
  }
}

export function lacrosse(gender: Gender): SportDefinition {
  const isMen = gender === 'M'
  return {
    shortname: `${genderLetter[gender]}lax`,
    title: `${genderWord[gender]} Lacrosse`,
    abbreviation: isMen ? 'MLAX' : 'WLAX',
    globalSportId: isMen ? 24 : 25,
    slug: `${genderSlug[gender]}-lacrosse`,
    gender,
    family: 'lacrosse',
    year: 'spring',
    roster: {
      jerseys: 'any',
      showsWeight: isMen,
      positions: [
        { abbreviation: 'A', title: 'Attack', count: isMen ? 10 : 9, height: [69, 74], weight: [165, 195] },
        {
          abbreviation: 'M',
          title: 'Midfield',
          count: isMen ? 15 : 12,
          height: [70, 75],
          weight: [170, 205],
        },
        { abbreviation: 'D', title: 'Defense', count: isMen ? 10 : 8, height: [71, 76], weight: [180, 220] },
        {
          abbreviation: isMen ? 'G' : 'GK',
          title: 'Goalkeeper',
          count: 3,
          height: [69, 74],
          weight: [175, 210],
        },
        {
          abbreviation: isMen ? 'FO' : 'DC',
          title: isMen ? 'Face-Off' : 'Draw Control',
          count: 2,
          height: [68, 72],
          weight: [175, 205],
        },
      ],
    },
    clocks: { weekday: '18:00', saturday: isMen ? '13:00' : '12:00', sunday: '12:00' },
    minutes: 125,
    phases: [
      {
        kind: 'games',
        stage: 'nonconference',
        from: '02-08',
        to: '03-20',
        days: isMen ? [6, 2] : [6, 3],
        count: 8,
        homeShare: 0.55,
      },
      {
        kind: 'games',
        stage: 'conference',
        from: '03-21',
        to: '04-26',
        days: isMen ? [6] : [6, 4],
        count: isMen ? 5 : 8,
      },
      { kind: 'bracket', from: '05-01', on: 5, rounds: ['Semifinal', 'Final'], restDays: 1 },
    ],
    play: goalGame({ periods: 4, mean: isMen ? 10.5 : 11.8, tilt: 0.3, level: 'overtime' }),
    playField: fieldPoints,
    forfeitScore: 1,
    mishaps: outdoorMishaps,
    ticketed: true,
    broadcast: false,
  }
}

export const fieldHockey: SportDefinition = {
  shortname: 'fhockey',
  title: 'Field Hockey',
  abbreviation: 'FH',
  globalSportId: 14,
  slug: 'field-hockey',
  gender: 'W',
  family: 'field-hockey',
  year: 'autumn',
  roster: {
    jerseys: 'any',
    showsWeight: false,
    positions: [
      {
        abbreviation: 'GK',
        title: 'Goalkeeper',
        count: 3,
        height: [69, 75],
        weight: [160, 190],
        numbers: [
          [0, 1],
          [30, 99],
        ],
      },
      {
        abbreviation: 'D',
        title: 'Defender',
        count: 7,
        height: [68, 73],
        weight: [160, 190],
        numbers: [[2, 33]],
      },
      {
        abbreviation: 'M',
        title: 'Midfielder',
        count: 8,
        height: [67, 73],
        weight: [160, 190],
        numbers: [[2, 33]],
      },
      {
        abbreviation: 'F',
        title: 'Forward',
        count: 6,
        height: [67, 73],
        weight: [160, 190],
        numbers: [[2, 33]],
      },
    ],
  },
  clocks: { weekday: '16:00', saturday: '13:00', sunday: '12:00' },
  minutes: 110,
  phases: [
    {
      kind: 'games',
      stage: 'nonconference',
      from: '08-27',
      to: '09-24',
      days: [5, 7],
      count: 9,
      homeShare: 0.55,
    },
    { kind: 'games', stage: 'conference', from: '09-25', to: '10-31', days: [5, 7], count: 9 },
    { kind: 'bracket', from: '11-05', rounds: ['Semifinal', 'Final'], restDays: 1 },
  ],
  play: goalGame({ periods: 4, mean: 1.9, tilt: 0.45, level: 'overtime' }),
  playField: fieldPoints,
  forfeitScore: 1,
  mishaps: { postponed: 1, cancelled: 0, forfeits: 0 },
  ticketed: false,
  broadcast: false,
}
