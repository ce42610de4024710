import { pdf } from '../../art/pdf.ts'
import { academicYearOf, dayIn, isoOf } from '../../basics/calendar.ts'
import { slugOf } from '../../basics/names.ts'
import { randomFor } from '../../basics/random.ts'
import type { DocumentRow, SportFileRow } from '../../model/model-press.ts'
import { type Newsroom, publishedAt, type Team } from './newsroom.ts'
import { capital, longDate, paragraphs } from './prose.ts'
import { wordsOf } from './words.ts'

interface FileKind {
  name: string
  title: (team: Team) => string
  text: (room: Newsroom, team: Team) => string[]
}

const fileKinds: FileKind[] = [
  {
    name: 'camps',
    title: ({ definition, season }) => `${definition.title} Camps ${season.title}`,
    text: ({ school }, { definition, coach }) => [
      `${school.shortName} ${definition.title.toLowerCase()} holds camps for players from nine to eighteen every summer, run by head coach ${coach.firstName} ${coach.lastName} and the staff.`,
      'Day camps run from nine until four with lunch on campus. Residential camps include rooms and three meals.',
      'Please bring water, sun protection and a parent’s signature. Athletic trainers are present at every session.',
      `Questions go to ${coach.email}.`,
    ],
  },
  {
    name: 'game-notes',
    title: ({ definition, season }) => `${definition.title} Notes, ${season.title}`,
    text: (room, team) => {
      const played = team.games.findLast(({ resultStatus }) => resultStatus !== null)
      const record = played ? room.recordAfter(team, played) : null
      return [
        `Notes for the press on ${room.school.shortName} ${team.definition.title.toLowerCase()}, ${team.season.title}.`,
        `Head coach: ${team.coach.firstName} ${team.coach.lastName}. Players on the roster: ${team.members.length}.`,
        record && played?.teamScore !== null
          ? `Record through ${longDate(played?.startDate ?? '')}: ${record.overall}, ${record.conference} in the ${room.school.conference.title}.`
          : 'Results of every event are on the schedule page.',
        `Home dates: ${team.games.filter(({ locationIndicator }) => locationIndicator === 'H').length}. All dates: ${team.games.length}.`,
      ]
    },
  },
  {
    name: 'walk-on-tryouts',
    title: ({ definition }) => `Joining ${definition.title}: Tryouts`,
    text: ({ school }, { definition, coach }) => [
      `Students at ${school.shortName} who would like to try out for ${definition.title.toLowerCase()} can do so in the first weeks of the season.`,
      'A physical examination within the last six months and proof of insurance are required before the first session.',
      `“${capital(wordsOf(definition.family).praise[0] ?? 'effort')} is what I look for, not the name on the high school sweatshirt,” says head coach ${coach.firstName} ${coach.lastName}.`,
    ],
  },
  {
    name: 'parents-guide',
    title: ({ definition }) => `${definition.title}: A Guide for Families`,
    text: (room, team) => [
      `Welcome to the family of ${room.school.shortName} ${team.definition.title.toLowerCase()}.`,
      `Seats for families are held behind the team at home. Ask for them at the gate and give the player's name.`,
      `Travel plans are published a week before each trip. Players stay with the team from departure to return.`,
      'Please leave questions of playing time to the player and the coach, and questions of homework to nobody at all.',
    ],
  },
]

const sportFileCount = 20

/** Pages of teams: most are open, one of each special state is there. */
export function sportFilesOf(room: Newsroom): SportFileRow[] {
  const year = academicYearOf(room.now.day)
  const current = room.teams.filter(({ season }) => season.isCurrent)
  return Array.from({ length: sportFileCount }, (_, index): SportFileRow => {
    const team = current[index % current.length]
    const kind = fileKinds[index % fileKinds.length]
    if (!team || !kind) throw new RangeError('a sport file needs a team')
    const day = Math.min(dayIn(year, '07-05') + index * 3, room.now.day - 1)
    const text = kind.text(room, team)
    return {
      id: index + 1,
      sportId: team.sport.id,
      title: kind.title(team),
      filename: slugOf(`${team.sport.shortname} ${kind.name}`),
      teaser: text[0] ?? null,
      content: paragraphs(text),
      isProtected: index % 9 === 7,
      accessCode: index % 9 === 7 ? 'family-seats' : null,
      hidden: index % 9 === 8,
      ...publishedAt(room, isoOf(day), '08:00'),
    }
  })
}

interface Paper {
  path: string
  title: string
  text: string[]
  state?: 'hidden' | 'protected'
  format?: 'txt'
}

function papersOf({ school, now }: Newsroom): Paper[] {
  const year = academicYearOf(now.day)
  const office = school.settings.site.supportEmail
  const rule = (subject: string) => [
    `${school.name}, Department of Athletics.`,
    subject,
    `Questions about this document can be sent to ${office}.`,
  ]
  return [
    {
      path: 'compliance/student-athlete-handbook.pdf',
      title: `Student-Athlete Handbook ${year}`,
      text: rule(
        'Every student-athlete receives this handbook at the first team meeting and signs for it. It sets out eligibility, conduct, travel, study support and whom to ask when something is wrong.',
      ),
    },
    {
      path: 'compliance/recruiting-questions.pdf',
      title: 'Recruiting: Common Questions',
      text: rule(
        'When may a coach call? Who pays for a visit? What may a booster do? The answers on this page are short; the compliance office has the long ones.',
      ),
    },
    {
      path: 'compliance/summer-forms.pdf',
      title: 'Summer Forms',
      text: rule(
        'Forms for summer study, summer work and summer training. Return them before the end of the spring term.',
      ),
    },
    {
      path: 'equity/annual-equity-report.pdf',
      title: `Equity Report ${year}`,
      text: rule(
        'Participation, staffing and spending of the department by team, as published every autumn.',
      ),
    },
    {
      path: 'facilities/emergency-plan.pdf',
      title: 'Emergency Plan for Home Events',
      text: rule(
        'Where to go in a storm, where the defibrillators hang, and who makes the call. Copies are posted at every venue.',
      ),
    },
    {
      path: 'facilities/parking-map.pdf',
      title: 'Parking for Home Events',
      text: rule(
        'Lots open three hours before the start. Accessible places are nearest to the gates. Shuttles run from the main lot every ten minutes.',
      ),
    },
    {
      path: 'facilities/clear-bag-policy.txt',
      title: 'Bag Policy',
      text: rule(
        'Clear bags and small purses are admitted. Medical and family bags are checked at the gate.',
      ),
      format: 'txt',
    },
    {
      path: 'tickets/seating-chart.pdf',
      title: 'Seating Chart',
      text: rule('Sections, rows and sight lines of the ticketed venues.'),
    },
    {
      path: 'tickets/group-order-form.pdf',
      title: 'Group Order Form',
      text: rule(
        'Groups of fifteen and more sit together and pay less. Fill in the form and bring it to the ticket office.',
      ),
    },
    {
      path: 'media/credential-request.pdf',
      title: 'Credential Request',
      text: rule(
        'Requests for working credentials are due two days before the event. Photographers work from the marked areas only.',
      ),
    },
    {
      path: 'media/style-guide.pdf',
      title: 'Style Guide',
      text: rule(
        `On first reference the name is ${school.name}; afterwards ${school.shortName}. The teams are the ${school.mascotPlural}, men and women alike.`,
      ),
    },
    {
      path: `media/${year}/composite-calendar.txt`,
      title: `Composite Calendar ${year}`,
      text: rule('The calendar of all teams as plain text, for those who print it.'),
      format: 'txt',
    },
    {
      path: 'sports-medicine/physical-form.pdf',
      title: 'Physical Examination Form',
      text: rule('To be completed by a physician within six months of the first practice.'),
    },
    {
      path: 'internal/travel-policy.pdf',
      title: 'Travel Policy',
      text: rule('For coaches and staff. Approval is needed before anything is booked.'),
      state: 'hidden',
    },
    {
      path: 'internal/donor-briefing.pdf',
      title: 'Donor Briefing',
      text: rule('For members of the giving society. The access code is on the back of the membership card.'),
      state: 'protected',
    },
  ]
}

const storagePath = (key: string, { path, state }: Paper): string =>
  `${state ? 'private/' : ''}${key}/documents/${path.replaceAll('/', '-')}`

const bytesOf = ({ title, text, format }: Paper): Uint8Array =>
  format === 'txt' ? Buffer.from(`${[title, ...text].join('\n\n')}\n`) : pdf(title, text)

export function documentsOf(room: Newsroom): DocumentRow[] {
  const year = academicYearOf(room.now.day)
  return papersOf(room).map((paper, index) => ({
    id: index + 1,
    path: paper.path,
    title: paper.title,
    description: paper.text[1] ?? null,
    contentType: paper.format === 'txt' ? 'text/plain' : 'application/pdf',
    storagePath: storagePath(room.school.key, paper),
    sizeBytes: bytesOf(paper).length,
    isProtected: paper.state === 'protected',
    accessCode: paper.state === 'protected' ? 'giving-society' : null,
    hidden: paper.state === 'hidden',
    ...publishedAt(
      room,
      isoOf(dayIn(year - 1, '08-01') + randomFor(room.school.key, 'paper', index).between(0, 200)),
      '09:00',
    ),
  }))
}

export const documentFiles = (room: Newsroom) =>
  papersOf(room).map((paper) => ({
    path: storagePath(room.school.key, paper),
    contentType: paper.format === 'txt' ? 'text/plain' : 'application/pdf',
    bytes: () => bytesOf(paper),
  }))
