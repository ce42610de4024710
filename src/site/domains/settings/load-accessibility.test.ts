import { expect, test } from 'vitest'
import { loading } from '#tests/factories/loading.ts'
import { loadAccessibility } from './load-accessibility.ts'

const site = {
  schoolPhoneNumber: '410-555-0100',
  supportEmail: 'help@school.example',
  schoolAddress: '1 Beacon Way',
}
const office = { name: 'Access office', phone: '410-555-0177', email: 'access@school.example' }

test('tells the day of the last look in words, and who answers', async () => {
  const accessibility = { standard: 'WCAG 2.2', reviewedOn: '2026-09-21', office }
  const page = await loadAccessibility(loading('/accessibility', {}, { settings: { accessibility, site } }))
  expect(page.statement).toMatchObject({ reviewedOn: 'September 21, 2026', office })
  expect(page.note).toBeNull()
})

test('has the contact of the school where no office is named', async () => {
  const page = await loadAccessibility(loading('/accessibility', {}, { settings: { site } }))
  expect(page.statement.office).toEqual({
    name: 'Athletics office',
    phone: '410-555-0100',
    email: 'help@school.example',
    address: '1 Beacon Way',
  })
})

test('says that a message was sent', async () => {
  const page = await loadAccessibility(loading('/accessibility?note=sent', {}, { settings: { site } }))
  expect(page.note).toMatchObject({ isProblem: false })
})

test('says nothing for a word that it does not know', async () => {
  const page = await loadAccessibility(loading('/accessibility?note=toString', {}, { settings: { site } }))
  expect(page.note).toBeNull()
})
