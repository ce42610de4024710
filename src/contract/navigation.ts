import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { nullable, nullableText, object, text } from './shapes/schema.ts'
import { Id } from './shapes/shared.ts'

const NavigationLink = object({ title: text(), url: text(), className: nullableText() })

const ColumnItem = object({
  id: Id,
  title: text(),
  url: nullableText(),
  className: nullableText(),
  openInNewWindow: Type.Boolean(),
  separator: Type.Boolean(),
  sport: nullable(object({ id: Id, title: text() })),
  scheduleRosterNewsLinks: Type.Array(NavigationLink),
  socialMediaLinks: Type.Array(object({ id: Id, title: text(), url: text(), className: nullableText() })),
  /** The season's statistics of the sport. */
  stats: nullable(NavigationLink),
  rank: Type.Integer(),
})

export const NavigationItem = object({
  id: Id,
  title: text(),
  url: nullableText(),
  className: nullableText(),
  openInNewWindow: Type.Boolean(),
  columns: Type.Array(object({ column: Type.Integer(), items: Type.Array(ColumnItem) })),
  /** A sponsor beside the first column of the panel. */
  ad: nullable(object({ title: text(), url: text(), image: text() })),
  rank: Type.Integer(),
})
export type NavigationItem = Static<typeof NavigationItem>

const SubItem = object({
  id: Id,
  title: text(),
  url: text(),
  className: nullableText(),
  openInNewWindow: Type.Boolean(),
})
export const SportNavigationItem = object({
  ...SubItem.properties,
  items: Type.Array(SubItem),
})
export type SportNavigationItem = Static<typeof SportNavigationItem>

export const navigation = endpoints({
  main: {
    method: 'GET',
    path: '/navigation',
    summary: 'The main navigation',
    response: Type.Array(NavigationItem),
    whenFailed: [],
  },
  sub: {
    method: 'GET',
    path: '/navigation/sub',
    summary: "A sport's navigation",
    query: object({ sportId: Type.Optional(Id) }),
    response: Type.Array(SportNavigationItem),
    whenFailed: [],
  },
})
