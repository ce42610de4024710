import type { Education, PreviousStop } from '#contract/staff.ts'
import { home } from '../../basics/names.ts'
import { type Random, randomFor } from '../../basics/random.ts'
import type { SchoolData } from '../../schools/school-data.ts'

const bachelors = [
  'Bachelor of Science in Kinesiology',
  'Bachelor of Arts in Communication',
  'Bachelor of Science in Business Administration',
  'Bachelor of Arts in History',
  'Bachelor of Science in Education',
  'Bachelor of Arts in Psychology',
]
const masters = [
  'Master of Science in Sport Management',
  'Master of Education',
  'Master of Science in Exercise Physiology',
  'Master of Business Administration',
]
const coachingStops = [
  'Graduate Assistant',
  'Assistant Coach',
  'Recruiting Coordinator',
  'Associate Head Coach',
]
const officeStops = ['Intern', 'Coordinator', 'Assistant Director', 'Associate Director']

/** A career told backwards from the year of arrival: the jobs fill the years between the degree and this school. */
function stopsOf(
  random: Random,
  school: SchoolData,
  isTeam: boolean,
  degreeYear: number,
  since: number,
): PreviousStop[] {
  const titles = isTeam ? coachingStops : officeStops
  const count = Math.min(random.between(1, 3), Math.floor((since - degreeYear) / 2))
  const stops: PreviousStop[] = []
  let to = since
  for (let index = 0; index < count; index++) {
    const from = index === count - 1 ? degreeYear : to - Math.max(1, Math.floor((since - degreeYear) / count))
    stops.push({
      title: titles[titles.length - 1 - index] ?? titles[0] ?? '',
      school: random.pick(school.opponents).title,
      years: `${from}-${to}`,
    })
    to = from
  }
  return stops
}

export interface StaffLife {
  hometown: string
  education: Education[]
  previousStops: PreviousStop[]
}

export function staffLife(
  school: SchoolData,
  staffMemberId: number,
  isTeam: boolean,
  since: number,
): StaffLife {
  const random = randomFor(school.key, 'staff-life', staffMemberId)
  const alma = () => (random.chance(0.25) ? school.name : random.pick(school.opponents).title)
  const degreeYear = since - random.between(2, 14)
  const education: Education[] = [{ degree: random.pick(bachelors), school: alma(), year: degreeYear }]
  if (random.chance(0.55))
    education.unshift({
      degree: random.pick(masters),
      school: alma(),
      year: Math.min(degreeYear + random.between(2, 4), since),
    })
  return {
    hometown: home(random, school.states, 0.04).hometown,
    education,
    previousStops: stopsOf(random, school, isTeam, degreeYear, since),
  }
}
