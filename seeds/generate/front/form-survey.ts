import type { Sport } from '../../model/model.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import type { FieldSpec, FormSpec } from './form-builder.ts'

export const nameField: FieldSpec = {
  key: 'name',
  type: 'T',
  title: 'Name',
  purpose: 'name',
  required: true,
  maxLength: 80,
}
export const emailField: FieldSpec = {
  key: 'email',
  type: 'T',
  title: 'Email',
  required: true,
  maxLength: 120,
  isEmailField: true,
}

/** The survey has a field of every type, and fields that wait for an answer to another. */
export function surveyOf(school: SchoolData, sports: readonly Sport[]): FormSpec {
  const teams = sports
    .filter(({ nonSport }) => !nonSport)
    .map(({ title, shortname }) => ({ title, value: shortname }))
  return {
    id: 1,
    title: 'Game Day Survey',
    description: `<p>Tell us how your day with the ${school.mascotPlural} went. It takes three minutes.</p>`,
    thankYouText: `Thank you for helping ${school.shortName} make game day better.`,
    recipients: [`fans@${school.emailDomain}`],
    email: 'email',
    fields: [
      { key: 'about-you', type: '-', title: '<h2>About you</h2>' },
      nameField,
      emailField,
      {
        key: 'holder',
        type: 'B',
        title: 'Season tickets',
        options: [{ title: 'I have season tickets', value: 'yes' }],
      },
      {
        key: 'account',
        type: 'T',
        title: 'Account number',
        maxLength: 12,
        when: [{ on: 'holder', rule: 'Is', value: 'any' }],
      },
      { key: 'your-day', type: '-', title: '<h2>Your day</h2><p>Think of the last game you came to.</p>' },
      {
        key: 'sport',
        type: 'S',
        title: 'Which sport did you see?',
        required: true,
        options: [...teams, other('Another event')],
      },
      { key: 'day', type: 'D', title: 'Day of the game', showCurrentDate: true },
      {
        key: 'party',
        type: 'Q',
        title: 'How many came with you?',
        options: ['Nobody', 'One', 'Two', 'Three', 'Four or more'],
      },
      {
        key: 'seat',
        type: 'O',
        title: 'Where did you sit?',
        options: [
          { title: 'Reserved seats', selected: true },
          'Student section',
          'General admission',
          'Suite',
        ],
      },
      { key: 'miles', type: 'N', title: 'Miles from home', maxQuantity: 3_000 },
      {
        key: 'heard',
        type: 'R',
        title: 'How did you hear of the game?',
        options: ['This site', 'A friend', 'Radio', 'Television', 'Social media', other('Somewhere else')],
      },
      {
        key: 'rating',
        type: '5',
        title: 'The day as a whole',
        required: true,
        options: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
      },
      {
        key: 'better',
        type: 'A',
        title: 'What would have made it excellent?',
        maxLength: 1_000,
        when: [{ on: 'rating', rule: 'Is Not', option: 'Excellent' }],
      },
      { key: 'again', type: 'Y', title: 'Will you come again?', options: ['Yes', 'No'] },
      {
        key: 'why-not',
        type: 'A',
        title: 'What keeps you away?',
        maxLength: 500,
        when: [{ on: 'again', rule: 'Is', option: 'No' }],
      },
      {
        key: 'food',
        type: 'C',
        title: 'What did you eat or drink?',
        options: ['Hot dog', 'Popcorn', 'Coffee', 'Soft drink', other('Something else')],
      },
      {
        key: 'enjoyed',
        type: 'M',
        title: 'What did you enjoy?',
        options: ['The game', 'The band', 'Half time', 'The crowd'],
      },
      {
        key: 'used',
        type: 'Z',
        title: 'What did you use?',
        options: ['Parking', 'Shuttle', 'Coat check', 'Family room'],
      },
      {
        key: 'giveaway',
        type: 'P',
        title: 'Which giveaway did you get?',
        options: ['Poster', 'Shirt', 'Towel'],
      },
      {
        key: 'lists',
        type: 'L',
        title: 'Letters you would like',
        options: [{ title: 'Weekly schedule', selected: true }, 'Ticket offers', 'Alumni news'],
      },
      { key: 'source', type: 'H', title: 'Source', defaultValue: 'web' },
    ],
  }
}

const other = (title: string) => ({ title, value: 'other', showOtherAnswer: true })
