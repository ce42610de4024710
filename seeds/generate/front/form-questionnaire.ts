import { type Day, isoOf } from '../../basics/calendar.ts'
import type { Sport } from '../../model/model.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import type { FieldSpec, FormSpec } from './form-builder.ts'
import { emailField, nameField } from './form-survey.ts'

/** The questionnaire for recruits has a field for every rule that answers can be held to. */
export function questionnaireOf(school: SchoolData, sports: readonly Sport[], today: Day): FormSpec {
  return {
    id: 10,
    title: 'Recruit Questionnaire',
    description: `<p>Tell the coaches of ${school.shortName} who you are. They read every answer.</p>`,
    thankYouText: 'The coaches have your questionnaire. They will write when they have read it.',
    recipients: [`recruiting@${school.emailDomain}`],
    email: 'email',
    fields: [...aboutYou, ...atSchool(today), ...asAthlete(sports), ...toEnd(school)],
  }
}

const phone = 'matches:/^[0-9]{3}-[0-9]{3}-[0-9]{4}$/'

const aboutYou: FieldSpec[] = [
  { key: 'about-you', type: '-', title: '<h2>About you</h2>' },
  nameField,
  { key: 'initials', type: 'T', title: 'Initials', validation: 'alpha' },
  emailField,
  { key: 'again', type: 'T', title: 'Signature, your name as above', validation: 'required|confirm:<name>' },
  { key: 'phone', type: 'T', title: 'Phone', purpose: 'tel', validation: `require_one:<parent>|${phone}` },
  { key: 'parent', type: 'T', title: 'Phone of a parent', validation: `require_one:<phone>|${phone}` },
  {
    key: 'born',
    type: 'D',
    title: 'Date of birth',
    purpose: 'bday',
    required: true,
    validation: 'date_before',
  },
  { key: 'handle', type: 'T', title: 'Social media name, with its @', validation: 'starts_with:@' },
]

const atSchool = (today: Day): FieldSpec[] => [
  { key: 'at-school', type: '-', title: '<h2>At school</h2>' },
  { key: 'school', type: 'T', title: 'High school', required: true, maxLength: 60 },
  {
    key: 'state',
    type: 'T',
    title: 'State, in two capitals',
    purpose: 'address-level1',
    validation: 'uppercase|length:2,2',
  },
  { key: 'student', type: 'T', title: 'Student number', validation: 'alphanumeric' },
  {
    key: 'school-email',
    type: 'T',
    title: 'School email, which ends with .edu',
    validation: 'email|ends_with:.edu',
  },
  { key: 'coach', type: 'T', title: 'Phone of your coach, as 555-555-0100', validation: phone },
  { key: 'average', type: 'N', title: 'Grade point average', validation: 'max:4' },
  {
    key: 'transcript',
    type: 'T',
    title: 'Month of your last transcript, as 05/2026',
    validation: 'date_format:MM/YYYY',
  },
  { key: 'graduation', type: 'D', title: 'Graduation day', validation: 'date_after' },
  {
    key: 'visit',
    type: 'D',
    title: 'Day of a visit, within a year',
    validation: `date_between:${isoOf(today)},${isoOf(today + 365)}`,
  },
]

const asAthlete = (sports: readonly Sport[]): FieldSpec[] => [
  { key: 'as-athlete', type: '-', title: '<h2>As an athlete</h2>' },
  {
    key: 'sport',
    type: 'S',
    title: 'Sport',
    required: true,
    options: sports
      .filter(({ nonSport }) => !nonSport)
      .map(({ title, shortname }) => ({ title, value: shortname })),
  },
  { key: 'seasons', type: 'N', title: 'Varsity seasons', validation: 'min:1' },
  { key: 'height', type: 'N', title: 'Height in inches', validation: 'between:48,90' },
  { key: 'weight', type: 'T', title: 'Weight in pounds', validation: 'number' },
  {
    key: 'sides',
    type: 'T',
    title: 'Stronger hand and foot, as right/left',
    validation: 'contains:/',
  },
  { key: 'film', type: 'T', title: 'Link to your film', validation: 'url' },
  {
    key: 'number',
    type: 'T',
    title: 'Number you would like, other than the retired 12 and 44',
    validation: 'not:12,44',
  },
  { key: 'stars', type: 'T', title: 'How hard you practice, in stars', validation: 'symbol' },
  {
    key: 'word',
    type: 'T',
    title: 'Your teammates describe you in one word, in small letters',
    validation: 'lowercase',
  },
]

const toEnd = (school: SchoolData): FieldSpec[] => [
  { key: 'to-end', type: '-', title: '<h2>To end</h2>' },
  { key: 'why', type: 'A', title: `Why ${school.shortName}?`, validation: 'length:1' },
  {
    key: 'share',
    type: 'Y',
    title: 'May our coaches ask yours about you?',
    options: [
      { title: 'Yes', value: 'yes' },
      { title: 'No', value: 'no' },
    ],
    validation: 'required|accepted',
  },
  { key: 'sure', type: 'T', title: 'Type RECRUIT to confirm', validation: 'required|is:RECRUIT' },
]
