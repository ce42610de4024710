import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { nullableText, object, text } from './shapes/schema.ts'
import { Id } from './shapes/shared.ts'

const TagElement = object({
  attributes: Type.Record(Type.String(), Type.String()),
  children: nullableText(),
})

/** The elements that a tag puts in one place of the document. The site refuses tags that carry an img. */
export const TagObject = object({
  script: Type.Array(TagElement),
  style: Type.Array(TagElement),
  noscript: Type.Array(TagElement),
  img: Type.Array(TagElement),
})
export type TagObject = Static<typeof TagObject>

export const TrackingTag = object({
  id: Id,
  name: text(),
  /** The school answers for it that it tells nobody of a visit: then it does not wait for consent. */
  isNecessary: Type.Boolean(),
  trackingHeadObject: TagObject,
  trackingOpenBodyObject: TagObject,
  trackingCloseBodyObject: TagObject,
})
export type TrackingTag = Static<typeof TrackingTag>

export const TagLookup = object({
  PageTemplate: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'A page type: home-page, story, roster-list, …',
    }),
  ),
  SportName: Type.Optional(
    Type.String({ minLength: 1, maxLength: 120, description: "A sport's short name" }),
  ),
  ContentId: Type.Optional(Id),
})
export type TagLookup = Static<typeof TagLookup>

/** What a page must allow for all the tags of the school: a visit goes on to other pages in the same document. */
export const TagSources = object({
  scriptHashes: Type.Array(text()),
  styleHashes: Type.Array(text()),
  origins: Type.Array(Type.String({ description: "Where scripts are loaded from, as 'https://host'" })),
})
export type TagSources = Static<typeof TagSources>

export const tracking = endpoints({
  search: {
    method: 'GET',
    path: '/TrackingTag/search',
    summary: 'Tracking tags of a page',
    query: TagLookup,
    response: Type.Array(TrackingTag),
    whenFailed: [],
  },
  sources: {
    method: 'GET',
    path: '/TrackingTag/sources',
    summary: 'What the tags of the school run and load, for the policy of a page',
    response: TagSources,
    // It is not in the specification: a server may not have it.
    whenFailed: null,
  },
})
