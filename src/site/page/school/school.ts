import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { type RootData, useRootData } from './root-data.ts'

/** The school as the site names it. */
export interface School {
  name: string
  /** 'Halcyon State': what a scoreboard has room for. */
  shortName: string
  mascots: string
  siteName: string
  crest: string | null
  ticketsUrl: string | null
}

/** What is known of a school without asking for its settings. */
export type NamedSchool = Pick<School, 'name' | 'crest'>

export const namedSchool = (tenant: RootData['tenant'] | undefined): NamedSchool => ({
  name: tenant?.name ?? '',
  crest: tenant?.configuration.logo || null,
})

export function schoolOf(root: RootData | undefined): School {
  const { tenant, shell } = root ?? {}
  const name = shell?.seo?.title.schoolName || tenant?.name || 'Athletics'
  return {
    name,
    shortName: shortSchoolName(name),
    mascots: shell?.seo?.title.mascotPlural || shell?.site?.mascotPlural || shortSchoolName(name),
    siteName: shell?.seo?.title.siteName || name,
    crest: tenant?.configuration.logo || null,
    ticketsUrl: shell?.site?.ticketsUrl || null,
  }
}

export const useSchool = (): School => schoolOf(useRootData())
