import { brandProblems } from '#contract/shapes/brand-checks.ts'

interface Look {
  name: string
  abbreviation: string
  primary: string
  secondary: string
}

export interface BrandFault {
  field: keyof Look
  message: string
  /** Beside the field, where there is no room for all of it. */
  brief: string
  /** It keeps a look from the site, and not from being looked at. */
  maySee: boolean
}

const said = (field: keyof Look, message: string): BrandFault => ({
  field,
  message,
  brief: message,
  maySee: false,
})

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** What keeps a look from the site, and the field where that is changed; null where nothing does. */
export function brandFault(look: Look): BrandFault | null {
  if (look.name.trim() === '') return said('name', 'The school needs its name.')
  if (look.abbreviation.trim() === '') return said('abbreviation', 'The school needs its letters.')
  for (const field of ['primary', 'secondary'] as const)
    if (!isColor(look[field])) return said(field, 'Write the color as # and six digits.')
  const [message] = brandProblems(look)
  return message ? { field: 'secondary', message, brief: 'Too close to the main color.', maySee: true } : null
}
