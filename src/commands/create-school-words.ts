import { Value } from 'typebox/value'
import { NewSchool } from '#contract/editing/schools.ts'
import { sportList } from '#contract/shapes/sport-list.ts'
import { emailIn } from '#server/domains/accounts/account-forms.ts'

/** What each option wants, for whoever typed the command. */
const wanted: Record<keyof NewSchool, string> = {
  key: '--key: small letters, digits and hyphens, such as northfold',
  name: '--name: the name of the school, such as "Northfold University"',
  abbreviation: '--abbreviation: at most 12 letters, such as NFU',
  mascot: '--mascot: at most 60 letters, such as Herons',
  hosts:
    '--host: the name that the site is read at, in small letters and without https://, such as www.northfold.example',
  timeZone: '--time-zone: a zone such as America/Chicago',
  primary: '--primary: a color of six digits, such as "#7a1f1f"',
  secondary: '--secondary: a color of six digits, such as "#f7e7ce"',
  sports: '--sports: names from the list below, each once, with commas between them',
  administrator: '--administrator: the e-mail address of its first administrator',
  crest: '--crest: a PNG or SVG file of at most 500 kB',
}

const isOption = (name: string): name is keyof NewSchool => Object.hasOwn(wanted, name)

/** What is missing or wrong about a school that is to be made, an option a line; nothing where all is well. */
export function newSchoolFaults(given: { [option in keyof NewSchool]: unknown }): string[] {
  const faulty = new Set<string>()
  for (const { instancePath, params } of Value.Errors(NewSchool, given)) {
    const [own] = instancePath.split('/').filter(Boolean)
    const missing = 'requiredProperties' in params ? (params.requiredProperties as string[]) : []
    for (const option of own ? [own] : missing) faulty.add(option)
  }
  if (!emailIn({ email: String(given.administrator ?? '') })) faulty.add('administrator')
  const sports = Array.isArray(given.sports) ? given.sports : []
  const unknown = sports.filter((sport) => !sportList.some(({ key }) => key === sport))
  return [
    ...Object.keys(wanted).flatMap((option) =>
      isOption(option) && faulty.has(option) ? wanted[option] : [],
    ),
    ...unknown.map((sport) => `There is no sport "${sport}".`),
  ]
}
