import { personName, slugOf } from '../../basics/names.ts'
import { randomFor } from '../../basics/random.ts'
import type { StaffMember } from '../../model/model.ts'
import type { WriterRow } from '../../model/model-press.ts'
import type { SchoolData } from '../../schools/school-data.ts'

const writerCount = 6
const notWriters = ['Director of Photography', 'Video Coordinator']

/** The communications office, and student writers where it is small. */
export function writersOf(school: SchoolData, staff: readonly StaffMember[]): WriterRow[] {
  const office = staff.filter(
    ({ department, title }) => department === 'Communications' && !notWriters.includes(title),
  )
  const employed = office.slice(0, writerCount).map((member, index): WriterRow => {
    const name = `${member.firstName} ${member.lastName}`
    return {
      id: index + 1,
      staffMemberId: member.id,
      name,
      title: member.title,
      email: member.email,
      phone: member.phone,
      bio: member.bio,
      image: member.image,
      social: socialOf(school, member.lastName),
    }
  })
  const students = Array.from({ length: writerCount - employed.length }, (_, index): WriterRow => {
    const random = randomFor(school.key, 'student-writer', index)
    const { firstName, lastName } = personName(random, random.chance(0.5) ? 'W' : 'M')
    return {
      id: employed.length + index + 1,
      staffMemberId: null,
      name: `${firstName} ${lastName}`,
      title: 'Student Writer',
      email: `${slugOf(`${firstName} ${lastName}`).replace('-', '.')}@students.${school.emailDomain}`,
      phone: null,
      bio: `${firstName} ${lastName} is a student in ${school.city} and writes about ${random.pick(['autumn', 'winter', 'spring'])} sports for the athletics department.`,
      image: null,
      social: [],
    }
  })
  return [...employed, ...students]
}

function socialOf(school: SchoolData, lastName: string): WriterRow['social'] {
  const handle = `${lastName.replace(/[^A-Za-z]/g, '')}At${school.abbreviation}`
  return [{ network: 'twitter', handle, url: `https://social.example/twitter/${handle}` }]
}
