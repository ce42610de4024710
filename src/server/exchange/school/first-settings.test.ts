import { expect, test } from 'vitest'
import type { NewSchool } from '#contract/editing/schools.ts'
import { firstSettings } from './first-settings.ts'

const school: NewSchool = {
  key: 'northfold',
  name: 'Northfold University',
  abbreviation: 'NFU',
  mascot: 'Herons',
  hosts: ['northfold.localhost'],
  timeZone: 'America/Chicago',
  primary: '#7A1F1F',
  secondary: '#F7E7CE',
  sports: [],
  administrator: 'first@northfold.example',
}

test.each([
  ['Herons', 'Northfold Herons', 'Herons', 'Herons', 'Heron'],
  ['', 'Northfold University Athletics', '', 'Athletics', 'Athletics'],
])("a school whose teams are called '%s' says its name once", (mascot, siteName, inTitles, beside, one) => {
  const { seo, site } = firstSettings({ ...school, mascot }, '/crest.svg')
  expect([seo.title.siteName, seo.title.mascotPlural]).toEqual([siteName, inTitles])
  expect([site.mascotPlural, site.mascotSingular]).toEqual([beside, one])
})
