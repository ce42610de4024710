import { academicYearOf, dayIn, isoOf } from '../../basics/calendar.ts'
import { randomFor } from '../../basics/random.ts'
import type { Draft } from './draft.ts'
import { facilityPicture, scenePicture } from './images.ts'
import { type Newsroom, publishedAt } from './newsroom.ts'
import { capital, dateline, inWords, paragraphs, plain } from './prose.ts'

interface Topic {
  on: string
  title: (room: Newsroom, year: string) => string
  text: (room: Newsroom, year: string) => string[]
  tags: string[]
  type?: Draft['type']
  isBuilt?: boolean
}

const yearTitle = (academicYear: number): string =>
  `${academicYear}-${String((academicYear + 1) % 100).padStart(2, '0')}`

/** What an office writes every year. The day is that of the academic year. */
const topics: Topic[] = [
  {
    on: '07-14',
    title: (_, year) => `Season Tickets for ${year} Go on Sale`,
    text: ({ school }, year) => [
      `Season tickets for ${year} are on sale now at the ${school.shortName} ticket office and online, with prices unchanged from last year.`,
      `Holders of last year's seats have until the middle of August to renew them. After that, open seats go to the public in the order of request.`,
      `“We would rather fill the house than raise the price,” the department said in announcing the plan. Families with children under twelve can add two seats at half the price for any regular home date.`,
      `Students are admitted free with their card wherever seats remain, as they have been for many years.`,
    ],
    tags: ['fans', 'game-day'],
  },
  {
    on: '08-20',
    title: ({ school }) => `Move-In Day Brings ${school.mascotPlural} Back to Campus`,
    text: ({ school }) => [
      `Athletes of every team carried boxes, desks and one upright piano on ${school.shortName}'s move-in day, as the new class arrived in ${school.city}.`,
      `The tradition is older than most of the buildings. Each team takes a residence hall, and the loser of a drawn lot takes the one with no elevator.`,
      `“You meet the parents before you meet the students,” one volunteer said. “They are easier to recognize by the end of the season.”`,
      `A cookout on the green closed the day, with music by the pep band and a good deal of corn.`,
    ],
    tags: ['student-life', 'community'],
  },
  {
    on: '09-18',
    title: ({ school }) => `${school.mascotPlural} Spend a Morning With Local Schools`,
    text: ({ school }) => [
      `More than half of ${school.shortName}'s teams were out of the gym on Friday morning and in the classrooms of ${school.city}, reading aloud and running recess.`,
      `The visits are part of a reading program that the department and the town's elementary schools began together.`,
      `“They ask how tall you are, and then they ask what your favorite book is,” said one of the readers. “You had better have an answer to the second.”`,
      `Teachers who would like a visit in the spring can write to ${school.settings.site.supportEmail}.`,
    ],
    tags: ['community'],
  },
  {
    on: '10-09',
    title: ({ school }) => `Nominations Open for the ${school.shortName} Hall of Fame`,
    text: ({ school }) => [
      `Nominations for the next class of the ${school.shortName} Athletics Hall of Fame are open through the end of the year.`,
      `Former student-athletes are eligible ten years after their last season. Coaches, staff members and friends of the department may be nominated at any time after their service.`,
      `A committee of alumni, faculty and staff reads every letter. Length is not a merit; a page that tells what somebody meant to a team is worth more than a list.`,
      `Letters are kept for five years, so a nomination that does not succeed at once is read again.`,
    ],
    tags: ['history', 'awards'],
  },
  {
    on: '11-03',
    title: ({ school }) => `${school.radio} Extends Agreement With ${school.shortName}`,
    text: ({ school }) => [
      `Listeners will keep finding ${school.shortName} where they have always found it. ${school.radio} and the athletics department have agreed to go on together.`,
      `The station carries home and away dates of the broadcast sports, a weekly coaches' program, and student voices on the air every weekend.`,
      `“Radio is how most of our older supporters follow the team, and how many of our younger ones learn to talk about it,” the department said.`,
      `The schedule of broadcasts is on each team's page beside the date.`,
    ],
    tags: ['fans', 'broadcast'],
    type: 'release',
  },
  {
    on: '12-08',
    title: () => `Winter Clothing Drive Fills the Lobby`,
    text: ({ school }) => [
      `The lobby was full of coats by the end of the week. ${school.shortName}'s student-athlete advisory committee has closed its winter clothing drive and handed the result to shelters in and around ${school.city}.`,
      `Teams competed by weight on an old freight scale borrowed from the maintenance shop. The committee is keeping the order of finish to itself, on the grounds that everybody would ask for a recount.`,
      `“The gloves are what people forget,” a committee member said. “Bring gloves next year.”`,
      `The committee's next project is a book sale in the spring.`,
    ],
    tags: ['community', 'student-life'],
  },
  {
    on: '01-22',
    title: () => `Sports Medicine Staff Opens Clinic for Club Athletes`,
    text: ({ school }) => [
      `Club and intramural athletes can now see ${school.shortName}'s sports medicine staff two afternoons a week.`,
      `Appointments are free for students. The clinic deals with the sprains and strains that do not need a hospital but should not wait for the weekend to pass.`,
      `Varsity athletes keep their own hours, and the training room on game days is not affected.`,
      `The department hopes to add a third afternoon if the first term is as busy as it expects.`,
    ],
    tags: ['student-life', 'facilities'],
  },
  {
    on: '02-26',
    title: ({ school }) => `Internships With ${school.shortName} Athletics: How to Apply`,
    text: ({ school }) => [
      `Applications are open for next year's student internships in communications, events, video, marketing and sports medicine.`,
      `Interns work up to fifteen hours a week during the season and are paid. No experience is required, but reliability is: a stat crew with an empty chair has no stats.`,
      `Several members of today's staff began the same way. The application asks for a short letter and one name of somebody who has seen the applicant work.`,
      `Letters go to ${school.settings.site.supportEmail} before the end of next month.`,
    ],
    tags: ['student-life', 'academics'],
    type: 'release',
  },
  {
    on: '04-16',
    title: ({ school }) => `${school.city} Youth Day Returns This Spring`,
    text: ({ school }) => [
      `Children of the town will take over the fields again. Youth Day brings ${school.shortName} athletes of every sport together with players from seven to fourteen.`,
      `Stations are run by the teams, in half-hour turns, so that everybody tries something new. Rowing machines were last year's surprise.`,
      `There is no charge, and lunch is served at noon. Parents are asked to sign a form, and to bring water and a hat.`,
      `“It is the best day of the year and nobody keeps score,” said one of the organizers.`,
    ],
    tags: ['community', 'fans'],
  },
  {
    on: '05-20',
    title: (_, year) => `The Year in Review: ${year}`,
    text: ({ school }, year) => [
      `Another year is in the books at ${school.shortName}. ${capital(inWords(school.teams.length))} teams wore the colors in ${year}.`,
      `There were days to frame and days to learn from, and every one of them is in the archive: results, box scores and stories by month.`,
      `The department thanks its ${school.mascotPlural} for the effort, its staff for the late hours, and the people in the stands for coming in all weathers.`,
      `See you in the autumn.`,
    ],
    tags: ['history', 'fans'],
    type: 'feature',
    isBuilt: true,
  },
]

export function departmentStories(room: Newsroom): Draft[] {
  const { school, now } = room
  const current = academicYearOf(now.day)
  return [current - 2, current - 1, current].flatMap((academicYear) => [
    ...topics.flatMap((topic, index): Draft[] => {
      const random = randomFor(school.key, 'department', academicYear, topic.on)
      const day = dayIn(academicYear, topic.on) + random.between(0, 3)
      if (day > now.day) return []
      const year = yearTitle(academicYear)
      const [first = '', ...rest] = topic.text(room, year)
      return [
        {
          id: 50_000 + (academicYear % 100) * 100 + index + 1,
          sport: room.general,
          type: topic.type ?? 'news',
          title: topic.title(room, year),
          writer: random.pick(room.writers),
          image: scenePicture(room, `department ${academicYear} ${topic.on}`),
          text: [`${dateline(`${school.city}, ${school.state}`)} – ${first}`, ...rest],
          tags: topic.tags,
          ...(topic.isBuilt
            ? { template: 'blocks' as const, blocks: builtOf(room, year, [first, ...rest]) }
            : {}),
          when: publishedAt(room, isoOf(day), '10:00'),
        },
      ]
    }),
    ...facilityStories(room, academicYear),
  ])
}

/** The same text in blocks, with a picture and the year's figures between. */
function builtOf(room: Newsroom, year: string, text: string[]): NonNullable<Draft['blocks']> {
  const { school } = room
  const teams = room.teams.filter(({ season }) => season.title === year || year.startsWith(season.title))
  const middle = Math.ceil(text.length / 2)
  return [
    { kind: 'text', html: paragraphs(text.slice(0, middle)) },
    {
      kind: 'image',
      ...scenePicture(room, `year ${year}`),
      caption: `${school.mascotPlural}, ${year}`,
      credit: `${school.shortName} Athletics`,
    },
    {
      kind: 'facts',
      title: `${year} in figures`,
      items: [
        { label: 'Teams', value: String(school.teams.length) },
        {
          label: 'Dates on the schedules',
          value: String(teams.reduce((total, { games }) => total + games.length, 0)),
        },
        { label: 'Conference', value: school.conference.title },
      ],
    },
    { kind: 'quote', text: 'See you in the autumn.', by: `${school.shortName} Athletics` },
    { kind: 'text', html: paragraphs(text.slice(middle)) },
  ]
}

/** Two places a year: what they are is in their own description, what is new is paint, seats and light. */
function facilityStories(room: Newsroom, academicYear: number): Draft[] {
  const { school, now } = room
  return [0, 1].flatMap((turn): Draft[] => {
    const facility = room.facilities[(academicYear * 2 + turn) % room.facilities.length]
    const random = randomFor(school.key, 'facility-story', academicYear, turn)
    const day = dayIn(academicYear, turn === 0 ? '08-05' : '03-12') + random.between(0, 9)
    if (!facility || day > now.day) return []
    const work = random.pick([
      'new floodlights',
      'a rebuilt entrance',
      'resurfaced playing areas',
      'more places for wheelchairs',
      'a new sound system',
      'rebuilt locker rooms',
    ])
    return [
      {
        id: 50_000 + (academicYear % 100) * 100 + 50 + turn,
        sport: room.general,
        type: 'news',
        template: 'wide',
        title: `${capital(work)} for ${facility.title}`,
        writer: random.pick(room.writers),
        image: facilityPicture(room, facility),
        text: [
          `${dateline(facility.location)} – Visitors to ${facility.title} will find ${work} when they come back this season.`,
          plain(facility.description),
          `The work was done between terms and paid for by gifts to the department${school.settings.site.givingUrl ? '' : ' and by the college'}. No home date had to be moved.`,
          facility.capacity
            ? `Capacity stays at ${facility.capacity.toLocaleString('en-US')}. ${facility.title} opened in ${facility.opened}.`
            : `${facility.title} has been in use since ${facility.opened}.`,
        ],
        links: [
          {
            title: facility.title,
            url: `/facilities/${facility.slug}/${facility.id}`,
            openInNewWindow: false,
          },
        ],
        tags: ['facilities'],
        when: publishedAt(room, isoOf(day), '09:00'),
      },
    ]
  })
}

/** One of every state a story can be in that nothing else brings about. */
export function specialStories(room: Newsroom): Draft[] {
  const { school, now, general } = room
  const day = (back: number) => isoOf(now.day - back)
  const image = scenePicture(room, 'special')
  const home = dateline(`${school.city}, ${school.state}`)
  return [
    {
      id: 60_001,
      sport: general,
      type: 'external',
      title: `Conference Weekly: Around the ${school.conference.title}`,
      byline: school.conference.title,
      image,
      text: [
        `The week in the ${school.conference.title}, told by the conference itself: results, standings and what to watch next.`,
        'Coaches’ polls and weekly honors are part of it, and so is a column by the commissioner’s office.',
        'Every school of the conference is covered in its turn.',
        'The story continues on the website of the conference.',
      ],
      externalUrl: `${school.conference.website}/weekly`,
      tags: ['conference-play'],
      when: publishedAt(room, day(6), '08:00'),
    },
    {
      id: 60_002,
      sport: general,
      type: 'release',
      title: `Draft: Budget Notes for the Coming Year`,
      writer: room.writers[0],
      image,
      text: [
        `${home} – Notes for the department's own use. They are not public and appear only to people who have signed in.`,
        'Travel, equipment and facilities are reviewed in that order.',
        'Every team enters its own figures; the business office adds them up.',
        'Comments are due before the next staff meeting.',
      ],
      hidden: true,
      tags: [],
      when: publishedAt(room, day(12), '08:30'),
    },
    {
      id: 60_003,
      sport: general,
      type: 'news',
      title: `Spring Awards Evening: Date Announced`,
      writer: room.writers[1],
      image,
      text: [
        `${home} – The department's awards evening will be held in the spring, with a dinner for all teams and their families.`,
        `Invitations follow in the new year. Alumni who would like to attend can write to ${school.settings.site.supportEmail}.`,
        'Each team names its own guests, and the captains sit with the staff.',
        'Dress is as formal as the dean’s tie.',
      ],
      tags: ['awards'],
      when: publishedAt(room, isoOf(now.day + 3), '09:00'),
    },
  ]
}
