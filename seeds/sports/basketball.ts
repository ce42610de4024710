import type { Gender } from '../model/model-people.ts'
import { genderLetter, genderSlug, genderWord, type SportDefinition } from './definition.ts'
import { meet } from './scoring/fields.ts'
import { basketballGame } from './scoring/goals.ts'

/** The two teams share an arena, so their nights differ. */
export function basketball(gender: Gender): SportDefinition {
  const isMen = gender === 'M'
  return {
    shortname: `${genderLetter[gender]}bball`,
    title: `${genderWord[gender]} Basketball`,
    abbreviation: isMen ? 'MBB' : 'WBB',
    globalSportId: isMen ? 5 : 13,
    slug: `${genderSlug[gender]}-basketball`,
    gender,
    family: 'basketball',
    year: 'straddling',
    roster: {
      jerseys: 'basketball',
      showsWeight: isMen,
      positions: [
        { abbreviation: 'G', title: 'Guard', count: 7, height: [72, 77], weight: [170, 205] },
        { abbreviation: 'F', title: 'Forward', count: 5, height: [77, 81], weight: [200, 235] },
        { abbreviation: 'C', title: 'Center', count: 2, height: [81, 85], weight: [225, 260] },
        { abbreviation: 'G/F', title: 'Guard/Forward', count: 1, height: [76, 79], weight: [190, 215] },
      ],
    },
    clocks: { weekday: '19:00', saturday: isMen ? '16:00' : '13:00', sunday: isMen ? '17:00' : '14:00' },
    minutes: 125,
    phases: [
      {
        kind: 'games',
        stage: 'exhibition',
        from: '10-26',
        to: '11-02',
        days: isMen ? [7] : [6],
        count: 1,
        homeShare: 1,
      },
      {
        kind: 'games',
        stage: 'nonconference',
        from: '11-05',
        to: '11-22',
        days: isMen ? [1, 5] : [2, 7],
        count: 4,
        homeShare: 0.75,
      },
      { kind: 'classic', from: isMen ? '11-25' : '11-26', days: 3, gamesPerDay: 1, site: 'N' },
      {
        kind: 'games',
        stage: 'nonconference',
        from: '12-01',
        to: '12-20',
        days: isMen ? [2, 6] : [4, 7],
        count: 4,
        homeShare: 0.6,
      },
      {
        kind: 'classic',
        from: isMen ? '12-23' : '12-29',
        days: 3,
        gamesPerDay: 1,
        site: isMen ? 'N' : 'H',
      },
      {
        kind: 'games',
        stage: 'conference',
        from: '01-02',
        to: isMen ? '03-04' : '03-01',
        days: isMen ? [3, 6] : [4, 7],
        count: isMen ? 18 : 17,
      },
      {
        kind: 'bracket',
        from: isMen ? '03-09' : '03-05',
        rounds: ['Quarterfinal', 'Semifinal', 'Final'],
        restDays: 1,
      },
    ],
    play: basketballGame(isMen ? { periods: 2, mean: 74 } : { periods: 4, mean: 68 }),
    playField: meet({ lowWins: false, points: [90, 10] }),
    forfeitScore: 2,
    mishaps: { postponed: isMen ? 0 : 1, cancelled: 0, forfeits: 0 },
    ticketed: true,
    broadcast: true,
  }
}
