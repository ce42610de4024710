import { surname, townName } from '../../basics/names.ts'
import type { Random } from '../../basics/random.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import type { SportDefinition } from '../../sports/definition.ts'
import type { Recruit } from './recruits.ts'
import { paragraphs } from './sport-history.ts'

const majors = [
  'Accounting',
  'Biology',
  'Business Administration',
  'Chemistry',
  'Civil Engineering',
  'Communication',
  'Computer Science',
  'Criminal Justice',
  'Economics',
  'Education',
  'English',
  'Environmental Science',
  'Finance',
  'History',
  'Kinesiology',
  'Marine Biology',
  'Marketing',
  'Mathematics',
  'Mechanical Engineering',
  'Nursing',
  'Philosophy',
  'Physics',
  'Political Science',
  'Psychology',
  'Public Health',
  'Sociology',
  'Spanish',
  'Sport Management',
  'Studio Art',
  'Undeclared',
]

const interests = [
  'restoring old bicycles',
  'playing the cello',
  'surf fishing',
  'cooking for teammates',
  'landscape photography',
  'chess',
  'birdwatching',
  'building model railways',
  'hiking',
  'volunteering at the food pantry',
  'pottery',
  'reading history',
  'coaching youth clinics',
  'learning languages',
  'songwriting',
  'crossword puzzles',
  'gardening',
  'stargazing',
  'woodworking',
  'board games',
  'running the team book club',
  'repairing radios',
]

const parentJobs = [
  'a schoolteacher',
  'a nurse',
  'an electrician',
  'a ferry captain',
  'a librarian',
  'a farmer',
  'an architect',
  'a firefighter',
  'a pharmacist',
  'a carpenter',
  'a bus driver',
  'a chef',
  'a surveyor',
  'a dentist',
]

export const drawMajor = (random: Random): string => random.pick(majors)

const pronouns = {
  M: { subject: 'He', possessive: 'his' },
  W: { subject: 'She', possessive: 'her' },
}

/** What a media guide says before any figure: figures belong to the box scores. */
export function playerBio(
  random: Random,
  school: SchoolData,
  sport: SportDefinition,
  recruit: Recruit,
  details: {
    highSchool: string
    previousSchool: string | null
    hometown: string
    major: string
  },
): string {
  const { name, gender, career } = recruit
  const { subject, possessive } = pronouns[gender]
  const town = details.hometown.split(',')[0]
  const opening = details.previousSchool
    ? `Joined the ${school.mascotPlural} after ${random.pick(['two seasons', 'a season', 'three semesters'])} at ${details.previousSchool}.`
    : random.pick([
        `Came to ${school.shortName} from ${details.highSchool}, where ${name.firstName} was a three-year starter and a team captain.`,
        `A ${random.pick(['two', 'three', 'four'])}-year letter winner at ${details.highSchool} and an all-league selection as a senior.`,
        `Helped ${details.highSchool} to a regional final as a senior and earned all-district honors twice.`,
        `Lettered in two sports at ${details.highSchool} before choosing the ${school.mascotPlural}.`,
      ])
  const craft = random.pick([
    `Coaches value ${possessive} patience and the way ${name.lastName} reads the game.`,
    `${subject} is known in the program for early mornings and steady work in every drill.`,
    `${subject} learned ${sport.family.replace(/-/g, ' ')} in ${town} alongside an older ${random.pick(['brother', 'sister', 'cousin'])}.`,
    `A quick study, ${subject.toLowerCase()} took over a larger role after the first month of practice.`,
  ])
  const family = random.pick([
    `${subject} is the ${random.pick(['oldest', 'youngest'])} of ${random.pick(['two', 'three', 'four', 'five'])} children; one parent is ${random.pick(parentJobs)} and the other ${random.pick(parentJobs)}.`,
    `Raised in ${town} by ${random.pick(parentJobs)} who also coached the town's youth league.`,
    `${possessive === 'his' ? 'His' : 'Her'} grandparents, the ${surname(random)}s of ${townName(random)}, seldom miss a home date.`,
  ])
  const study =
    details.major === 'Undeclared'
      ? `Away from practice ${subject.toLowerCase()} enjoys ${random.pick(interests)}.`
      : `${subject} studies ${details.major.toLowerCase().replace('english', 'English').replace('spanish', 'Spanish')} and enjoys ${random.pick(interests)}.`
  if (career.isTransfer || random.chance(0.7)) return paragraphs(`${opening} ${craft}`, `${family} ${study}`)
  return paragraphs(`${opening} ${study}`)
}
