import { describe, expect, test } from 'vitest'
import { notFound } from '#contract/shapes/problem.ts'
import { type Answers, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadDirectoryEntry } from './load-directory-entry.ts'

const medicine = { id: 4, title: 'Sports Medicine', url: '/staff-directory/sports-medicine-department/4' }
const team = { id: 5, title: 'Football', sport: football, url: '/staff-directory/football-department/5' }
const address = '/staff-directory/ada-byrne/7'
const entry = (id: number) => ({
  id,
  firstName: 'Member',
  lastName: String(id),
  url: `/staff-directory/member/${id}`,
})
const person = { ...entry(7), firstName: 'Ada', lastName: 'Byrne', url: address, department: medicine }
const department = { ...medicine, members: [entry(6), entry(7), entry(8)] }
const open = (at: string, change: Answers['staff'] = {}) => {
  const [, , staffMemberSlug, id] = at.split('/')
  const staff = { department, departments: [medicine, team], member: person, ...change }
  const args = loading(at, { staffMemberSlug, id }, { staff })
  return { page: loadDirectoryEntry(args), api: args.api }
}

describe('a department of the directory', () => {
  test('has its people, and the way to the others', async () => {
    const { page, api } = open(medicine.url)
    expect(await page).toMatchObject({
      view: 'department',
      head: { canonical: medicine.url },
      members: [{ id: 6 }, { id: 7 }, { id: 8 }],
      links: [
        { id: 4, current: true, isTeam: false },
        { id: 5, current: false, isTeam: true },
      ],
    })
    expect(api.staff.department).toHaveBeenCalledExactlyOnceWith({ departmentId: 4 })
    expect(api.staff.member).not.toHaveBeenCalled()
  })

  test('under a wrong name is sent to the right one', async () => {
    expect(await refusalOf(open('/staff-directory/medicine-department/4').page)).toEqual([301, medicine.url])
  })
})

describe('a member of the staff', () => {
  test('stands between the neighbours in the department', async () => {
    const { page, api } = open(address)
    expect(await page).toMatchObject({
      view: 'member',
      head: { canonical: address, type: 'profile' },
      place: null,
      hasBio: false,
      neighbours: { previous: { lastName: '6' }, next: { lastName: '8' } },
    })
    expect(api.staff.member).toHaveBeenCalledExactlyOnceWith({ staffMemberId: 7 })
    expect(api.staff.department).toHaveBeenCalledExactlyOnceWith({ departmentId: 4 })
  })

  test('who stands with a team has the better page there', async () => {
    const url = '/sports/football/coaches/ada-byrne/7'
    const teams = [{ sport: football, kind: 'coach' as const, url }]
    const page = await open(address, { member: { ...person, teams, bio: '<p>Life.</p>' } }).page
    expect(page).toMatchObject({ head: { canonical: url }, place: { sport: 'Football', url }, hasBio: true })
  })

  test('under a wrong name is sent to the right one', async () => {
    expect(await refusalOf(open('/staff-directory/ada/7').page)).toEqual([301, address])
  })

  test('who is not there is as the API says', async () => {
    expect(await refusalOf(open(address, { member: notFound('Nobody.') }).page)).toEqual([404, 'Nobody.'])
  })
})

test.each(['/staff-directory/ada-byrne/x', '/staff-directory/football-department/0'])(
  'there is nothing at %s, and nobody is asked',
  async (at) => {
    const { page, api } = open(at)
    expect(await refusalOf(page)).toEqual([404, `Page Not Found: ${at}`])
    expect(api.staff.member).not.toHaveBeenCalled()
    expect(api.staff.department).not.toHaveBeenCalled()
  },
)
