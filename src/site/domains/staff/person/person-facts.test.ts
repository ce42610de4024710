import { expect, test } from 'vitest'
import { personFacts } from './person-facts.ts'

const department = {
  id: 3,
  title: 'Compliance',
  slug: 'compliance-department',
  sport: null,
  phone: null,
  location: null,
  url: '/staff-directory/compliance-department/3',
}

test('somebody is told about at a glance', () => {
  const education = [
    { degree: 'Master of Education', school: 'Elm', year: 2010 },
    { degree: 'Bachelor of Arts', school: 'Oak', year: 2004 },
  ]
  expect(personFacts({ hometown: 'Bay, Maine', since: 2019, education, department })).toEqual([
    { label: 'Hometown', value: 'Bay, Maine' },
    { label: 'Alma mater', value: 'Oak, 2004' },
    { label: 'Here since', value: '2019' },
    { label: 'Department', value: 'Compliance', href: department.url },
  ])
})

test('what is not known is left out', () => {
  const education = [{ degree: 'Bachelor of Arts', school: 'Oak', year: null }]
  expect(personFacts({ hometown: null, since: null, education, department })).toEqual([
    { label: 'Alma mater', value: 'Oak' },
    { label: 'Department', value: 'Compliance', href: department.url },
  ])
  expect(personFacts({ hometown: null, since: null, education: [], department })).toHaveLength(1)
})
