import type { Random } from '../../basics/random.ts'
import type { Gender } from '../../model/model-people.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { paragraphs } from './sport-history.ts'

const pronouns = { M: { subject: 'He', possessive: 'his' }, W: { subject: 'She', possessive: 'her' } }

const trades = [
  'law',
  'medicine',
  'teaching',
  'civil engineering',
  'public health',
  'journalism',
  'marine research',
  'forestry',
  'banking',
  'architecture',
]

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
export const inWords = (count: number): string => numberWords[count - 1] ?? `${count}`

/** What a bio is told about somebody. */
export interface Life {
  firstName: string
  lastName: string
  gender: Gender
  sport: string
  firstYear: number
  lastYear: number
  seasons: number
  hometown: string
}

export function playerCitation(random: Random, { sport, firstYear, lastYear, seasons }: Life): string {
  return random.pick([
    `${inWords(seasons).replace(/^./, (letter) => letter.toUpperCase())}-year letter winner and captain of the ${lastYear} ${sport} team`,
    `All-conference in ${sport} in ${lastYear} and the heart of a team that nobody cared to meet in the last weeks of a season`,
    `Lettered in ${sport} from ${firstYear} to ${lastYear} and set marks that stood for a generation`,
    `Most valuable player of the ${lastYear} ${sport} team`,
  ])
}

export function playerStory(random: Random, school: SchoolData, life: Life): string {
  const { firstName, lastName, gender, sport, hometown, firstYear, lastYear } = life
  const { subject, possessive } = pronouns[gender]
  return paragraphs(
    `${firstName} ${lastName} came to ${school.shortName} from ${hometown} in ${firstYear} and stayed through ${lastYear}, time enough to change how people in ${school.city} talked about ${sport}. ${random.pick(
      [
        `${subject} was named captain as a senior by a vote of the team that took, by all accounts, less than a minute.`,
        `Teammates remember ${possessive} calm more than any single day; the coaches remember that ${subject.toLowerCase()} was never late.`,
        `${subject} earned all-conference honors and missed one practice, for a final examination.`,
      ],
    )}`,
    `${random.pick([
      `After graduation ${lastName} worked in ${random.pick(trades)} and came back every autumn to speak to the first-year students.`,
      `${lastName} later coached youth teams in ${hometown.split(',')[0]} and sent several of their players to ${school.shortName}.`,
      `A career in ${random.pick(trades)} followed, and a seat on the letter winners' board that ${lastName} kept for ${random.between(8, 25)} years.`,
    ])}`,
  )
}

export function coachStory(
  random: Random,
  school: SchoolData,
  life: Life,
  record: { wins: number; losses: number; ties: number },
): string {
  const { firstName, lastName, sport, firstYear, lastYear, seasons } = life
  const { wins, losses, ties } = record
  return paragraphs(
    `${firstName} ${lastName} led ${sport} for ${inWords(seasons)} seasons, from ${firstYear} to ${lastYear}, and left with ${wins} wins, ${losses} losses${ties > 0 ? ` and ${ties} ties` : ''}.`,
    random.pick([
      `Former players still gather in ${school.city} each spring at the table ${lastName} used to keep for them.`,
      `${lastName}'s practice plans, typed and filed by date, are kept in the department's archive.`,
      `More than one of ${lastName}'s captains went on to lead a program of their own.`,
    ]),
  )
}

export function contributorStory(
  random: Random,
  school: SchoolData,
  firstName: string,
  lastName: string,
): { citation: string; story: string } {
  const [citation, told] = random.pick([
    [
      'Team physician and friend of every athlete',
      'sat at the end of the bench for three decades and never sent a bill',
    ],
    [
      'The voice of home games',
      'called home games for a generation from a booth that was cold in every season',
    ],
    [
      'Benefactor of the grant-in-aid fund',
      'gave the first full grant of the athletics fund and asked that no plaque say so',
    ],
    [
      'Equipment manager and keeper of the records',
      'mended every uniform, kept every score book and knew every name',
    ],
  ] as const)
  return {
    citation,
    story: paragraphs(
      `${firstName} ${lastName} ${told}. ${school.shortName} athletics would have been a poorer place without ${lastName}.`,
    ),
  }
}

export function alumStory(
  random: Random,
  school: SchoolData,
  life: Life,
): { citation: string; story: string } {
  const trade = random.pick(trades)
  return {
    citation: `Distinguished in ${trade} and in service to ${school.shortName}`,
    story: paragraphs(
      `${life.firstName} ${life.lastName} lettered in ${life.sport} before a career in ${trade} that carried the name of ${school.name} far beyond ${school.city}.`,
      `The award honors former athletes whose work after graduation has served others for ten years or more.`,
    ),
  }
}
