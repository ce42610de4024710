import { type Day, instantOf } from '../../basics/calendar.ts'
import type { Sport } from '../../model/model.ts'
import type { FormRows } from '../../model/model-promotions.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { type FormSpec, formRows } from './form-builder.ts'
import { questionnaireOf } from './form-questionnaire.ts'
import { emailField, nameField, surveyOf } from './form-survey.ts'

/** A form in each status, one that only staff see, one behind a code, and each way to pay. */
export function formsOf(school: SchoolData, sports: readonly Sport[], today: Day): FormRows {
  const at = (days: number) => instantOf(today + days, '09:00', school.timeZone)
  return formRows([
    surveyOf(school, sports),
    campOf(school, at),
    banquetOf(school),
    {
      id: 4,
      title: `${school.mascotSingular} 5K`,
      description: '<p>Run, jog or walk around campus with our teams.</p>',
      startDate: at(-90),
      expirationDate: at(-20),
      closedMessage: 'Entries have closed. Results are posted at the finish line.',
      submissionsCount: 212,
      email: 'email',
      fields: [
        nameField,
        emailField,
        { key: 'shirt', type: 'S', title: 'Shirt size', options: ['S', 'M', 'L', 'XL'] },
      ],
    },
    {
      id: 5,
      title: 'Athletics Communications Internship',
      description: '<p>Write, photograph and keep score with us next season.</p>',
      startDate: at(30),
      expirationDate: at(75),
      email: 'email',
      fields: [
        nameField,
        emailField,
        { key: 'why', type: 'A', title: 'Why do you want to join us?', required: true, maxLength: 2_000 },
      ],
    },
    {
      id: 6,
      title: `Young ${school.mascotPlural} Club`,
      description: '<p>A shirt, a card and a seat on the court for children up to twelve.</p>',
      paymentEnabled: true,
      paymentFormType: 'fixed',
      paymentAmount: 2_500,
      maxSubmissions: 150,
      submissionsCount: 150,
      closedMessage: 'The club is full for this year.',
      email: 'email',
      fields: [
        nameField,
        emailField,
        { key: 'age', type: 'N', title: 'Age', required: true, maxQuantity: 12 },
      ],
    },
    {
      id: 7,
      title: 'Staff Gear Order',
      isHidden: true,
      email: 'email',
      fields: [
        nameField,
        emailField,
        { key: 'size', type: 'R', title: 'Size', options: ['S', 'M', 'L', 'XL', 'XXL'] },
      ],
    },
    {
      id: 8,
      title: 'Media Credential Request',
      description: '<p>For working press. The code is in the media guide.</p>',
      accessCode: 'press-row',
      recipients: [`press@${school.emailDomain}`],
      email: 'email',
      fields: [
        nameField,
        emailField,
        { key: 'outlet', type: 'T', title: 'Outlet', required: true, maxLength: 120 },
      ],
    },
    {
      id: 9,
      title: 'Write to a Coaching Staff',
      description: '<p>Your message goes to the staff of the sport you choose.</p>',
      isMultiRecipient: true,
      isSportSpecific: true,
      email: 'email',
      fields: [
        nameField,
        emailField,
        {
          key: 'sport',
          type: 'S',
          title: 'Sport',
          required: true,
          options: sports
            .filter(({ nonSport }) => !nonSport)
            .map(({ title, shortname }) => ({ title, value: shortname })),
        },
        { key: 'message', type: 'A', title: 'Message', required: true, maxLength: 3_000 },
      ],
    },
    questionnaireOf(school, sports, today),
  ])
}

function campOf(school: SchoolData, at: (days: number) => string): FormSpec {
  return {
    id: 2,
    title: `${school.mascotSingular} Youth Camp`,
    description: `<p>A week with the coaches and players of ${school.shortName}, for ages eight to fourteen. Members of the Young ${school.mascotPlural} Club take 25 dollars off with the coupon CLUB25.</p>`,
    thankYouText: 'You are registered. We will write with the packing list two weeks before camp.',
    paymentEnabled: true,
    paymentFormType: 'options',
    paymentMaxQuantity: 4,
    couponAmount: 2_500,
    couponsAvailable: 40,
    coupons: { CLUB25: 40 },
    recipients: [`camps@${school.emailDomain}`, `office@${school.emailDomain}`],
    isMultiRecipient: true,
    startDate: at(-15),
    expirationDate: at(60),
    closedMessage: 'Registration has closed. Next summer opens in the spring.',
    maxSubmissions: 240,
    submissionsCount: 87,
    email: 'email',
    fields: [
      { key: 'guardian', type: '-', title: '<h2>Parent or guardian</h2>' },
      nameField,
      emailField,
      { key: 'phone', type: 'T', title: 'Phone', purpose: 'tel', required: true, maxLength: 20 },
      { key: 'camper', type: '-', title: '<h2>Camper</h2>' },
      { key: 'camper-name', type: 'T', title: 'Name of the camper', required: true, maxLength: 80 },
      { key: 'born', type: 'D', title: 'Date of birth', required: true },
      {
        key: 'session',
        type: 'O',
        title: 'Session',
        required: true,
        options: [
          { title: 'Full week', paymentAmount: 32_500, selected: true },
          { title: 'Half days', paymentAmount: 18_500 },
          { title: 'Overnight', paymentAmount: 49_500 },
        ],
      },
      {
        key: 'roommate',
        type: 'T',
        title: 'Roommate wanted',
        maxLength: 80,
        when: [{ on: 'session', rule: 'Is', option: 'Overnight' }],
      },
      {
        key: 'lunch',
        type: 'Y',
        title: 'Lunch on campus?',
        options: ['Yes', 'No'],
        when: [{ on: 'session', rule: 'Is Not', option: 'Overnight' }],
      },
      {
        key: 'extras',
        type: 'P',
        title: 'Extras',
        options: [
          { title: 'Second shirt', paymentAmount: 1_500 },
          { title: 'Ball', paymentAmount: 2_250 },
          { title: 'Early drop-off', paymentAmount: 4_000 },
        ],
      },
      { key: 'care', type: 'A', title: 'Allergies and medicines', maxLength: 1_000 },
      {
        key: 'consent',
        type: 'B',
        title: 'Consent',
        required: true,
        options: [{ title: 'The camper may take part in all activities', value: 'yes' }],
      },
    ],
  }
}

function banquetOf(school: SchoolData): FormSpec {
  return {
    id: 3,
    title: 'All-Sports Banquet',
    description: `<p>An evening for every ${school.mascotSingular} team. Seats are sold until the hall is full.</p>`,
    paymentEnabled: true,
    paymentFormType: 'quantity',
    paymentAmount: 4_500,
    paymentMaxQuantity: 8,
    maxSubmissions: 300,
    submissionsCount: 118,
    recipients: [`events@${school.emailDomain}`],
    email: 'email',
    quantity: 'seats',
    fields: [
      nameField,
      emailField,
      { key: 'seats', type: 'N', title: 'Seats', required: true, maxQuantity: 8, defaultValue: '2' },
      {
        key: 'meal',
        type: 'R',
        title: 'Meal',
        options: [{ title: 'Chicken', selected: true }, 'Fish', 'Vegetarian'],
      },
    ],
  }
}
