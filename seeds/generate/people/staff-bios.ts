import type { FullName } from '../../basics/names.ts'
import type { Random } from '../../basics/random.ts'
import type { Gender } from '../../model/model-people.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { paragraphs } from './sport-history.ts'
import type { StaffLife } from './staff-life.ts'

export interface Employee {
  name: FullName
  gender: Gender
  title: string
  since: number
  life: StaffLife
}

const article = (word: string) => (/^[AEIOU]/.test(word) ? 'an' : 'a')
const pronouns = {
  M: { subject: 'He', lower: 'he', possessive: 'his' },
  W: { subject: 'She', lower: 'she', possessive: 'her' },
}

/** Words that stand for a title inside a sentence; names of degrees and offices keep their capitals. */
const inSentence = (title: string) => title.toLowerCase()

/** The way here, told from the list of stops, so that the two agree. */
function wayHere(employee: Employee, school: SchoolData): string {
  const { name, gender, life, since } = employee
  const [last, ...earlier] = life.previousStops
  if (!last) return `${name.lastName} has spent a whole career at ${school.shortName}.`
  const { subject } = pronouns[gender]
  const before = earlier.map(({ title, school: place }) => `${inSentence(title)} at ${place}`).join(' and ')
  const came = `${name.lastName} came to ${school.city} in ${since} from ${last.school}, where ${last.title === 'Graduate Assistant' ? 'the first years in the profession were spent as' : 'the last post was that of'} ${inSentence(last.title)}.`
  return before ? `${came} ${subject} had been ${before} before that.` : came
}

function studies({ name, life }: Employee, school: SchoolData): string {
  const degrees = life.education.map(
    ({ degree, school: place, year }) =>
      `${article(degree)} ${degree} from ${place === school.name ? school.shortName : place}${year ? ` (${year})` : ''}`,
  )
  return `A native of ${life.hometown}, ${name.lastName} holds ${degrees.join(' and ')}.`
}

/** What every coach's page says; figures belong to the record beneath it. */
export function coachBio(random: Random, school: SchoolData, employee: Employee, sportTitle: string): string {
  const { name, gender, title, since } = employee
  const { subject, lower, possessive } = pronouns[gender]
  const opening = `${name.firstName} ${name.lastName} has been ${article(title)} ${inSentence(title)} with ${school.shortName} ${sportTitle.toLowerCase()} since ${since}. ${random.pick(
    [
      `The staff's approach has been simple: know every athlete's name, course load and reason for being here.`,
      `Patience and detail are the words that come up most when former players talk about ${lower === 'he' ? 'him' : 'her'}.`,
      `Practices under ${name.lastName} begin on time, end on time and leave nothing for the day after.`,
    ],
  )}`
  const home = random.pick([
    `${name.lastName} and family live within walking distance of campus and are regulars at the games of other teams.`,
    `${subject} runs a free clinic for the children of ${school.city} every summer.`,
    `Away from the sidelines ${lower} restores wooden boats, a pastime picked up from ${possessive} grandfather.`,
  ])
  if (title !== 'Head Coach')
    return paragraphs(opening, wayHere(employee, school), studies(employee, school), home)
  return paragraphs(
    opening,
    wayHere(employee, school),
    `${name.lastName} was given a team with more promise than results and began with the smallest things: how the locker room is left, who carries the equipment, how a loss is talked about on the bus. ${random.pick(
      [
        `The seniors of that first year still come back for the opening weekend of every season.`,
        `Within two years the ${school.mascotPlural} had a weight room of their own and a bench that went ten deep.`,
        `Attendance doubled, and so did the number of letters that ${lower} answers by hand.`,
      ],
    )}`,
    `Recruiting follows the same thinking. The staff looks for students first, sees them play for losing sides as well as winning ones, and asks every high school about the people who clean the gym. ${random.pick(
      [
        `Most of the roster comes from within a day's drive of ${school.city}.`,
        `A map in the office has a pin for every town that has sent a player; ${lower} can say the name behind each.`,
        `More than one player has said that the first visit was to the library and not to the stadium.`,
      ],
    )}`,
    `In the classroom the team has kept pace with its own standards: study hall is led by upperclassmen, and every player meets ${name.lastName} once a month about nothing but coursework. ${subject} sits on the university's committee on student life and teaches a seminar on leadership each spring.`,
    `The program's alumni work as teachers, engineers, nurses and, in a few cases, rival coaches. ${random.pick(
      [
        `An annual dinner brings four decades of them to one room.`,
        `A mentoring list pairs each senior with one of them.`,
        `They pay for the books of two players a year.`,
      ],
    )}`,
    studies(employee, school),
    home,
  )
}

export function staffBio(random: Random, school: SchoolData, employee: Employee, department: string): string {
  const { name, title, since } = employee
  return paragraphs(
    `${name.firstName} ${name.lastName} joined ${school.shortName} in ${since} and serves as ${title} in ${department}. ${random.pick(
      [
        `Colleagues know the office as the one whose door stands open.`,
        `The job touches every team, and ${name.lastName} knows most athletes by name.`,
        `On game days ${name.lastName} is usually the first to arrive and the last to leave.`,
      ],
    )}`,
    wayHere(employee, school),
    studies(employee, school),
  )
}
