import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { nullable, object, oneOf } from './shapes/schema.ts'
import { DateOnly } from './shapes/shared.ts'

/** What sitemaps tell of, a sitemap for each kind and part. */
export const sitemapKinds = [
  'stories',
  'players',
  'staff',
  'games',
  'facilities',
  'inductees',
  'all-americans',
  'sport-files',
  'documents',
  'podcasts',
  'publications',
  'galleries',
  'videos',
  'tags',
] as const
export const SitemapKind = oneOf(sitemapKinds)
export type SitemapKind = Static<typeof SitemapKind>

export const SitemapSummary = object({
  kind: SitemapKind,
  parts: Type.Integer({ description: 'How many parts there are, each of at most 5,000 addresses' }),
  lastModified: nullable({ ...DateOnly, description: 'When something of the kind was last published' }),
})
export type SitemapSummary = Static<typeof SitemapSummary>

export const SitemapEntry = object({
  path: Type.String({ description: "Below the school's own address" }),
  lastModified: nullable(DateOnly),
})
export type SitemapEntry = Static<typeof SitemapEntry>

export const feeds = endpoints({
  sitemap: {
    method: 'GET',
    path: '/sitemap',
    summary: 'The kinds of public content and the number of their parts',
    response: Type.Array(SitemapSummary),
  },
  sitemapPart: {
    method: 'GET',
    path: '/sitemap/:sitemapKind/:sitemapPart',
    summary: 'The addresses of one part of the public content of a kind; a part may be empty',
    params: object({ sitemapKind: SitemapKind, sitemapPart: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
    response: Type.Array(SitemapEntry),
  },
})
