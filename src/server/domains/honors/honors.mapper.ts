import type { AllAmericanSummary, AwardSummary, Honor, InducteeSummary } from '#contract/honors.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import { yearsLabel } from '../../parts/years-label.ts'
import type { AllAmericanRow, AwardRow } from './awards.queries.ts'
import type { HonorRow, InducteeRow } from './honors.queries.ts'

export function toHonor({ id, title, slug, description }: HonorRow): Honor {
  return { id, title, slug, description, url: `/honors/${slug}` }
}

export function toInductee(
  row: InducteeRow,
  honorSlug: string,
  sport: SportRef | undefined,
): InducteeSummary {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    slug: row.slug,
    classYear: row.classYear,
    sport: sport ?? null,
    role: row.role,
    years: row.firstYear === null ? null : yearsLabel(row.firstYear, row.lastYear ?? row.firstYear),
    jerseyNumber: row.jersey,
    position: row.position,
    citation: row.citation,
    image: row.image,
    url: `/honors/${honorSlug}/${row.slug}/${row.id}`,
  }
}

export function toAward(row: AwardRow, sport: SportRef | undefined): AwardSummary {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    awardedOn: row.awardedOn,
    year: row.year,
    sport: sport ?? null,
    recipient: row.recipient,
    citation: row.citation,
    image: row.image,
    url: `/awards/${row.id}`,
  }
}

export function toAllAmerican(row: AllAmericanRow, sport: SportRef): AllAmericanSummary {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    slug: row.slug,
    sport,
    year: row.year,
    team: row.team,
    selector: row.selector,
    position: row.position,
    image: row.image,
    url: `/all-americans/${row.id}`,
  }
}
