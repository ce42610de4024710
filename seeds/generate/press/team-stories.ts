import { dayOf, isoOf } from '../../basics/calendar.ts'
import { type Random, randomFor } from '../../basics/random.ts'
import type { Draft } from './draft.ts'
import { actionPicture, scenePicture, sportPicture } from './images.ts'
import { type Member, type Newsroom, publishedAt, type Team } from './newsroom.ts'
import { capital, dateline, inWords, listed, longDate, paragraphs, plain, plural } from './prose.ts'
import { article } from './recaps.ts'
import { wordsOf } from './words.ts'

const fullName = ({ player }: Member): string => `${player.firstName} ${player.lastName}`

/** What is written about a team in a year besides its games. All of it can be read off the roster and the schedule. */
const kinds: {
  name: string
  share: number
  write: (desk: Desk) => Omit<Draft, 'id' | 'sport' | 'writer'> | null
}[] = [
  { name: 'schedule', share: 0.35, write: scheduleStory },
  { name: 'newcomers', share: 0.3, write: newcomersStory },
  { name: 'captains', share: 0.4, write: captainsStory },
  { name: 'player', share: 0.6, write: playerFeature },
  { name: 'coach', share: 0.25, write: coachFeature },
  { name: 'seniors', share: 0.25, write: seniorsStory },
  { name: 'honor-roll', share: 0.35, write: honorRoll },
]

interface Desk {
  room: Newsroom
  team: Team
  random: Random
  /** Opens a story written at home. */
  home: string
  us: string
  sport: string
  coach: string
}

export function teamStories(room: Newsroom, team: Team, scale: number): Draft[] {
  const { school } = room
  return kinds.flatMap(({ name, share, write }, index) => {
    const random = randomFor(school.key, 'team-story', name, team.season.id)
    if (!random.chance(share * scale)) return []
    const draft = write({
      room,
      team,
      random,
      home: dateline(`${school.city}, ${school.state}`),
      us: school.shortName,
      sport: team.definition.title.toLowerCase(),
      coach: `${team.coach.firstName} ${team.coach.lastName}`,
    })
    if (!draft || draft.when.publishedOn > isoOf(room.now.day)) return []
    return [
      { id: team.season.id * 10 + index + 1, sport: team.sport, writer: random.pick(room.writers), ...draft },
    ]
  })
}

const firstDay = ({ games }: Team): number => dayOf(games[0]?.startDate ?? '')
const middleDay = ({ games }: Team): number => dayOf(games[Math.floor(games.length / 2)]?.startDate ?? '')
const on = (room: Newsroom, day: number, clock: string) => publishedAt(room, isoOf(day), clock)

function scheduleStory({ room, team, home, us, sport, coach }: Desk) {
  const { school } = room
  const count = (place: string) =>
    team.games.filter(({ locationIndicator }) => locationIndicator === place).length
  const [opener, homeOpener] = [
    team.games[0],
    team.games.find(({ locationIndicator }) => locationIndicator === 'H'),
  ]
  if (!opener) return null
  const league = team.games.filter(({ isConference }) => isConference).length
  return {
    type: 'release' as const,
    template: 'notes' as const,
    title: `${team.definition.title} Announces ${team.season.title} Schedule`,
    subHeadline: `Season opens ${longDate(opener.startDate)}`,
    image: sportPicture(room, team.sport),
    text: [
      `${home} – ${us} ${sport} has a calendar. Head coach ${coach} announced the ${team.season.title} schedule, which opens on ${longDate(opener.startDate)} ${opener.locationIndicator === 'H' ? `at ${room.venueOf(opener)}` : `in ${opener.location}`} with ${room.opponentOf(opener).title}.`,
      homeOpener
        ? `The first home date is ${longDate(homeOpener.startDate)} at ${room.venueOf(homeOpener)}, when ${room.opponentOf(homeOpener).title === homeOpener.tournament ? `the ${school.mascotPlural} stage the ${homeOpener.tournament}` : `${room.opponentOf(homeOpener).title} comes to ${school.city}`}.`
        : '',
      league > 0
        ? `${capital(plural(league, 'date'))} ${league === 1 ? 'counts' : 'count'} in the ${school.conference.title}.`
        : `The ${school.conference.title} championship closes the year.`,
      `“We want to be tested early and tested often,” ${team.coach.lastName} said. “There is not a soft week on it, and our people asked for that.”`,
      `${count('H') > 0 ? `Supporters can see the team at home ${count('H') === 1 ? 'once' : `${inWords(count('H'))} times`}.` : 'Every date is away from campus.'} Times and broadcast details are on the schedule page and may change.`,
    ],
    links: [
      {
        title: `${team.season.title} schedule`,
        url: `/sports/${team.sport.globalSportNameSlug}/schedule/${team.season.title}`,
        openInNewWindow: false,
      },
    ],
    staffIds: [team.coach.id],
    tags: ['schedule-change', 'season-preview'],
    when: on(room, firstDay(team) - 45, '11:00'),
  }
}

function newcomersStory({ room, team, home, us, sport }: Desk) {
  const isNew = ({ line, player }: Member) =>
    /^(Freshman|First-Year)$/.test(line.academicYear) ||
    (player.previousSchool !== null && /Graduate/.test(line.academicYear))
  const newcomers = team.members.filter(isNew)
  if (newcomers.length < 2) return null
  const shown = newcomers.slice(0, 8)
  const [first, second] = newcomers as [Member, Member]
  return {
    type: 'news' as const,
    title: `${capital(inWords(newcomers.length))} Newcomers Join ${team.definition.title}`,
    image: scenePicture(room, `newcomers ${team.season.id}`),
    text: [
      `${home} – ${capital(inWords(newcomers.length))} new names are on the ${team.season.title} roster of ${us} ${sport}.`,
      `The group includes ${listed(shown.map((member) => `${fullName(member)} (${member.player.hometown})`))}${newcomers.length > shown.length ? `, and ${plural(newcomers.length - shown.length, 'other')}` : ''}.`,
      `“They ask good questions and they are early for everything,” said head coach ${team.coach.firstName} ${team.coach.lastName}. “The rest we can teach.”`,
      `${fullName(first)} comes from ${first.player.previousSchool ?? first.player.highSchool}; ${fullName(second)} from ${second.player.previousSchool ?? second.player.highSchool}.`,
      `The full roster, with numbers, positions and hometowns, is on the team page.`,
    ],
    links: [
      {
        title: 'Roster',
        url: `/sports/${team.sport.globalSportNameSlug}/roster/${team.season.title}`,
        openInNewWindow: false,
      },
    ],
    playerIds: shown.map(({ player }) => player.id),
    staffIds: [team.coach.id],
    tags: ['newcomers', 'student-life'],
    when: on(room, firstDay(team) - 30, '13:15'),
  }
}

function captainsStory({ room, team, random, home, us, sport, coach }: Desk) {
  const { captains } = team
  if (captains.length === 0) return null
  const names = captains.map(fullName)
  return {
    type: 'award' as const,
    title: `${listed(captains.map(({ player }) => player.lastName))} ${captains.length === 1 ? 'Named Captain' : 'Named Captains'} of ${team.definition.title}`,
    image: actionPicture(room, team, `captains ${team.season.id}`),
    alternateImage: { url: captains[0]?.player.image ?? '', alt: `A portrait of ${names[0]}` },
    text: [
      `${home} – ${us} ${sport} will be led by ${listed(names)} in ${team.season.title}, head coach ${coach} announced after a vote of the team.`,
      ...captains
        .slice(0, 3)
        .map(
          (member) =>
            `${fullName(member)} is ${article(member.line.academicYear)} from ${member.player.hometown}${member.player.major && member.player.major !== 'Undeclared' ? ` and studies ${member.player.major.toLowerCase()}` : ''}.`,
        ),
      `“A captain here sets the table and clears it,” ${team.coach.lastName} said. “${random.pick(['The vote was not close.', 'Their teammates chose them, and that is the part that matters.', 'They were doing the work before they had the title.'])}”`,
      `The season opens on ${longDate(team.games[0]?.startDate ?? '')}.`,
    ],
    playerIds: captains.map(({ player }) => player.id),
    staffIds: [team.coach.id],
    tags: ['captains', 'awards'],
    when: on(room, firstDay(team) - 10, '12:00'),
  }
}

function playerFeature({ room, team, random, home, us, sport, coach }: Desk) {
  const veterans = team.members.filter(({ line }) => /Junior|Senior|Graduate|Fifth/.test(line.academicYear))
  if (veterans.length === 0) return null
  const member = random.pick(veterans)
  const { player, line } = member
  const words = wordsOf(team.definition.family)
  const she =
    player.gender === 'W'
      ? { subject: 'she', possessive: 'her', object: 'her' }
      : { subject: 'he', possessive: 'his', object: 'him' }
  const [town = player.hometown] = player.hometown.split(',')
  const bio = plain(player.bio).split(/(?<=\.) /)
  const text = [
    `${home} – ${random.pick([`The light in the practice hall is usually on before seven, and more often than not it is ${fullName(member)} who switched it on.`, `Ask around ${us} ${sport} who keeps the place honest, and one name comes up before the question is finished: ${fullName(member)}.`, `It is a long way from ${town} to ${room.school.city}, and ${fullName(member)} remembers every mile of it.`])}`,
    `${capital(article(line.academicYear))}${line.positionTitle ? ` ${line.positionTitle.toLowerCase()}` : ''} from ${player.hometown}, ${player.lastName} has made ${room.school.city} a second home. ${bio[0] ?? ''}`,
    bio.slice(1, 3).join(' '),
    `“${random.pick([`${player.firstName} never asks what there is to gain from a drill. ${capital(she.subject)} just does it properly,`, `You build a team around people like ${player.firstName},`, `When ${player.firstName} talks, the others put their phones away,`])}” said head coach ${coach}.`,
    `“${random.pick([`I like the ordinary days best. Anybody can get up for a big one,`, `My family drives down whenever they can, so I had better be ready,`, `You only get so many of these, and I would like to remember them,`])}” ${player.lastName} said.`,
    bio.slice(3).join(' ') ||
      `Away from the ${words.surface}, ${she.subject} is the one who plans the team dinners.`,
    `What comes afterwards can wait. For now there is practice in the morning, and somebody has to switch on the light.`,
  ]
  const quote = {
    text: 'I like the ordinary days best. Anybody can get up for a big one.',
    by: fullName(member),
  }
  const isBlocks = random.chance(0.4)
  return {
    type: 'feature' as const,
    template: isBlocks ? ('blocks' as const) : ('wide' as const),
    title: random.pick([
      `${player.firstName} ${player.lastName} Sets the Tone`,
      `From ${town} to ${room.school.city}: ${fullName(member)}`,
      `The Steady Hand of ${fullName(member)}`,
      `First In, Last Out: ${fullName(member)}`,
    ]),
    subHeadline: `${capital(article(line.academicYear).replace(/^an? /, ''))} has become a leader of ${us} ${sport}`,
    image: actionPicture(room, team, `feature ${player.id}`),
    alternateImage: { url: player.image, alt: `A portrait of ${fullName(member)}` },
    text,
    ...(isBlocks ? { blocks: featureBlocks(room, team, member, text, quote) } : {}),
    playerIds: [player.id],
    staffIds: [team.coach.id],
    tags: ['features', 'student-life', ...(random.chance(0.3) ? ['academics'] : [])],
    when: on(room, middleDay(team) - random.between(3, 20), '09:30'),
  }
}

/** The same text in blocks, with a picture, a quotation and a fact sheet between. */
function featureBlocks(
  room: Newsroom,
  team: Team,
  { player, line }: Member,
  text: string[],
  quote: { text: string; by: string },
): NonNullable<Draft['blocks']> {
  const action = actionPicture(room, team, `block ${player.id}`)
  return [
    { kind: 'text', html: paragraphs(text.slice(0, 2)) },
    {
      kind: 'image',
      ...action,
      caption: `${team.definition.title} at work`,
      credit: `${room.school.shortName} Athletics`,
    },
    { kind: 'text', html: paragraphs(text.slice(2, 4)) },
    { kind: 'quote', ...quote },
    {
      kind: 'facts',
      title: 'At a glance',
      items: [
        { label: 'Class', value: line.academicYear },
        { label: 'Hometown', value: player.hometown },
        { label: 'High school', value: player.highSchool },
        ...(player.major ? [{ label: 'Major', value: player.major }] : []),
      ],
    },
    { kind: 'text', html: paragraphs(text.slice(4)) },
  ]
}

function coachFeature({ room, team, random, home, us, sport, coach }: Desk) {
  const words = wordsOf(team.definition.family)
  const bio = plain(team.coach.bio).split(/(?<=\.) /)
  return {
    type: 'feature' as const,
    template: 'wide' as const,
    title: random.pick([
      `Five Questions for ${coach}`,
      `${coach} and the Long View`,
      `How ${coach} Runs a Practice`,
    ]),
    image: scenePicture(room, `coach ${team.season.id}`),
    alternateImage: { url: team.coach.image, alt: `A portrait of ${coach}` },
    text: [
      `${home} – ${coach} keeps a notebook for every season, and the one for ${us} ${sport} ${team.season.title} is nearly full.`,
      bio.slice(0, 2).join(' '),
      `“People think this job is about ${words.contest}s,” ${team.coach.lastName} said. “It is about Tuesdays. If Tuesday is good, the rest tends to follow.”`,
      bio.slice(2).join(' '),
      `Asked what pleases a coach most, the answer comes quickly: “${capital(random.pick(words.praise))}. You cannot fake that.”`,
      `And what would ${team.coach.lastName} still like to see? “We can always ${random.pick(words.mend)}. Write that down, I will say it again next year.”`,
    ],
    staffIds: [team.coach.id],
    tags: ['coaches', 'features'],
    when: on(room, middleDay(team) - random.between(0, 12), '10:45'),
  }
}

function seniorsStory({ room, team, home, us, sport, coach }: Desk) {
  const seniors = team.members.filter(({ line }) => /Senior|Graduate|Fifth|Sixth/.test(line.academicYear))
  const last = team.games.findLast(({ promotion }) => promotion === 'Senior Day')
  if (seniors.length === 0 || !last) return null
  const shown = seniors.slice(0, 12)
  return {
    type: 'feature' as const,
    title: `${team.definition.title} to Honor ${seniors.length === 1 ? 'Its Senior' : `${capital(inWords(seniors.length))} Seniors`} on ${longDate(last.startDate).split(',')[0]}`,
    image: scenePicture(room, `seniors ${team.season.id}`),
    text: [
      `${home} – ${us} ${sport} says thank you to its senior class on ${longDate(last.startDate)} at ${room.venueOf(last)}, before the last regular home date of ${team.season.title}.`,
      `The class: ${listed(shown.map(fullName))}${seniors.length > shown.length ? ` and ${plural(seniors.length - shown.length, 'teammate')}` : ''}.`,
      `“You learn a lot about a program from the people who stay,” said head coach ${coach}. “These stayed, and they leave it better.”`,
      `The ceremony begins twenty minutes before the start. ${room.opponentOf(last).title} is the visitor.`,
    ],
    games: [{ id: last.id, role: 'related' as const }],
    playerIds: shown.map(({ player }) => player.id),
    staffIds: [team.coach.id],
    tags: ['senior-day', 'student-life'],
    when: on(room, dayOf(last.startDate) - 1, '14:00'),
  }
}

function honorRoll({ room, team, random, home, us, coach }: Desk) {
  const { school } = room
  const chosen = random
    .shuffle(team.members.filter(({ player }) => player.major && player.major !== 'Undeclared'))
    .slice(0, random.between(3, 9))
  if (chosen.length < 3) return null
  const named = chosen.toSorted((a, b) => a.player.lastName.localeCompare(b.player.lastName))
  return {
    type: 'award' as const,
    title: `${capital(inWords(named.length))} From ${team.definition.title} Recognized for Academic Work`,
    image: sportPicture(room, team.sport),
    text: [
      `${home} – ${capital(inWords(named.length))} members of ${us} ${team.definition.title.toLowerCase()} were recognized by the department's academic services office for their work in the classroom in ${team.season.title}.`,
      ...named
        .map(
          (member) =>
            `${fullName(member)}, ${member.line.academicYear.toLowerCase()}, ${member.player.major?.toLowerCase()}`,
        )
        .reduce<string[]>((parts, entry) => [`${parts[0] ? `${parts[0]}; ` : ''}${entry}`], [])
        .map((entry) => `${entry}.`),
      `“They carry the books onto the bus and they open them,” said head coach ${coach}. “I could not be prouder.”`,
      `Student-athletes at ${us} are eligible after two terms with a full course load. The office works with every team throughout the year on study plans, tutoring and travel around examinations.`,
      `The ${school.conference.title} publishes its own academic list in the summer.`,
    ],
    playerIds: named.map(({ player }) => player.id),
    tags: ['academics', 'awards'],
    when: on(room, dayOf(team.games.at(-1)?.startDate ?? '') + random.between(9, 24), '11:30'),
  }
}
