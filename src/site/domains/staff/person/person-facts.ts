import type { StaffBio } from '#contract/staff.ts'

export interface PersonFact {
  label: string
  value: string
  href?: string
}

type Known = Pick<StaffBio, 'hometown' | 'since' | 'education' | 'department'>

/** What is known of somebody at a glance. The first degree tells where somebody studied; the latest may be a course. */
export function personFacts({ hometown, since, education, department }: Known): PersonFact[] {
  const almaMater = education.at(-1)
  return [
    ...(hometown ? [{ label: 'Hometown', value: hometown }] : []),
    ...(almaMater
      ? [
          {
            label: 'Alma mater',
            value: almaMater.year ? `${almaMater.school}, ${almaMater.year}` : almaMater.school,
          },
        ]
      : []),
    ...(since ? [{ label: 'Here since', value: String(since) }] : []),
    { label: 'Department', value: department.title, href: department.url },
  ]
}
