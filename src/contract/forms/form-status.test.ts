import { expect, test } from 'vitest'
import { formStatus } from './form-status.ts'

const at = (day: string | null) => (day === null ? null : new Date(`2026-11-${day}T12:00:00Z`))

test.each([
  ['a form without dates is active', null, null, null, 0, 'active'],
  ['before its start it is pending', '16', null, null, 0, 'pending'],
  ['at its start it is active', '15', null, null, 0, 'active'],
  ['between its dates it is active', '14', '16', null, 0, 'active'],
  ['at its expiration it is still active', null, '15', null, 0, 'active'],
  ['after its expiration it is closed', '01', '14', null, 0, 'closed'],
  ['below its maximum it is active', null, null, 10, 9, 'active'],
  ['at its maximum it is full', null, null, 10, 10, 'full'],
  ['above its maximum it is full', null, null, 10, 12, 'full'],
  ['without a maximum any number may answer', null, null, null, 5000, 'active'],
  ['a maximum of nothing takes nothing', null, null, 0, 0, 'full'],
  ['full and over is closed', null, '14', 10, 10, 'closed'],
  ['full before its start is pending', '16', null, 10, 10, 'pending'],
])('%s', (_, start, expiration, maxSubmissions, submissionsCount, expected) => {
  const form = { startDate: at(start), expirationDate: at(expiration), maxSubmissions, submissionsCount }
  expect(formStatus(form, new Date('2026-11-15T12:00:00Z'))).toBe(expected)
})
