import { type Day, dayIn, isoOf } from '../../basics/calendar.ts'
import { randomFor } from '../../basics/random.ts'
import type { Diary } from './balance.ts'
import type { PlannedGame } from './planned-game.ts'
import { fixture, type Programme } from './scheduler.ts'

type Manner = 'tour' | 'summer' | 'meet' | 'exhibition' | 'game'

/** What a department can put on a day that its teams' own calendars leave empty. */
const stretches: { from: string; to: string; sports: string[]; manner: Manner }[] = [
  {
    from: '07-01',
    to: '08-12',
    sports: ['mgolf', 'wgolf', 'swim', 'track', 'wrow', 'mten', 'wten', 'xc', 'ski'],
    manner: 'summer',
  },
  { from: '07-26', to: '08-06', sports: ['mbball'], manner: 'tour' },
  { from: '08-04', to: '08-14', sports: ['wbball'], manner: 'tour' },
  {
    from: '08-08',
    to: '08-28',
    sports: ['msoc', 'wsoc', 'wvball', 'fhockey', 'mwpolo'],
    manner: 'exhibition',
  },
  { from: '08-29', to: '11-08', sports: ['wvball', 'msoc', 'wsoc', 'fhockey', 'mwpolo'], manner: 'game' },
  { from: '08-29', to: '11-20', sports: ['mgolf', 'wgolf', 'mten', 'wten', 'wrow', 'xc'], manner: 'meet' },
  {
    from: '11-04',
    to: '03-01',
    sports: ['mbball', 'wbball', 'mhockey', 'wrestling', 'swim'],
    manner: 'game',
  },
  { from: '12-01', to: '03-10', sports: ['track', 'ski'], manner: 'meet' },
  { from: '01-10', to: '03-10', sports: ['mten', 'wten'], manner: 'game' },
  {
    from: '02-12',
    to: '05-14',
    sports: ['baseball', 'softball', 'mlax', 'wlax', 'mten', 'wten'],
    manner: 'game',
  },
  { from: '02-12', to: '05-14', sports: ['mgolf', 'wgolf', 'track', 'wrow'], manner: 'meet' },
  {
    from: '05-10',
    to: '06-30',
    sports: ['mgolf', 'wgolf', 'track', 'swim', 'wrow', 'mten', 'wten', 'ski'],
    manner: 'summer',
  },
]

/** Adds what is still missing so that something starts every day; the team with the fewest additions goes first. */
export function fillCalendar(programmes: Programme[], diary: Diary): PlannedGame[] {
  const first = programmes[0]
  if (!first) return []
  const { school, academicYear } = first
  const additions = new Map<number, number>()
  const added: PlannedGame[] = []
  for (let day = dayIn(academicYear, '07-01'); day <= dayIn(academicYear, '06-30'); day++) {
    while (diary.lacks(day)) {
      const options = stretches
        .filter(({ from, to }) => day >= dayIn(academicYear, from) && day <= dayIn(academicYear, to))
        .flatMap(({ sports, manner }) =>
          programmes
            .filter(({ definition }) => sports.includes(definition.shortname))
            .map((programme) => ({ programme, manner })),
        )
        .filter(({ programme: { sportId } }) => diary.isFree(sportId, day, day))
        .map((option) => {
          const { sportId } = option.programme
          const weariness = diary.isFree(sportId, day - 1, day + 1) ? 0 : 3
          const luck = randomFor(school.key, 'filler-order', isoOf(day), sportId).next()
          // A basketball schedule is long as it is.
          const weight = option.programme.definition.family === 'basketball' ? 2.5 : 1
          return { ...option, cost: (additions.get(sportId) ?? 0) * weight + weariness + luck }
        })
        .sort((a, b) => a.cost - b.cost)
      const chosen = options[0]
      if (!chosen) throw new RangeError(`${school.key} has nothing to put on ${isoOf(day)}`)
      const count = additions.get(chosen.programme.sportId) ?? 0
      const game = fill(chosen.programme, day, chosen.manner, count + 1)
      additions.set(game.sportId, count + 1)
      diary.add(game)
      added.push(game)
    }
  }
  return added
}

function fill(programme: Programme, day: Day, manner: Manner, number: number): PlannedGame {
  const { school, definition, rivals, otherRivals } = programme
  const random = randomFor(school.key, 'filler', isoOf(day), definition.shortname)
  switch (manner) {
    case 'tour': {
      const club = random.pick(rivals.filter(({ kind }) => kind === 'club'))
      const extra = { clock: '19:00', tournament: 'Summer Tour', note: 'Exhibition' }
      return fixture(programme, day, club, 'A', 'exhibition', extra)
    }
    case 'summer':
    case 'meet': {
      const kinds = rivals.filter(
        ({ event }) => event?.kind === manner && event.families.includes(definition.family),
      )
      const event = random.pick(kinds)
      const isAllDay = definition.minutes > 300
      return fixture(programme, day, event, event.event?.isHome ? 'H' : 'A', 'field', {
        clock: isAllDay ? null : manner === 'summer' ? '17:30' : undefined,
        tournament: event.opponent.title,
        note: manner === 'summer' ? `Meet ${number}` : null,
      })
    }
    case 'exhibition': {
      const site = random.chance(0.7) ? 'H' : 'A'
      return fixture(programme, day, random.pick(otherRivals), site, 'exhibition', { note: 'Exhibition' })
    }
    case 'game':
      return fixture(
        programme,
        day,
        random.pick(otherRivals),
        random.chance(0.6) ? 'H' : 'A',
        'nonconference',
      )
  }
}
