import { publicEndpoints } from '#contract/api.ts'
import { deskEndpoints } from '#contract/editing/desk.ts'
import { type Endpoint, isRead, roleNeeded } from '#contract/endpoint.ts'

export interface NamedEndpoint {
  /** 'games.schedule' */
  name: string
  endpoint: Endpoint
}

const named = (tables: Record<string, Record<string, Endpoint>>): NamedEndpoint[] =>
  Object.entries(tables).flatMap(([domain, table]) =>
    Object.entries(table).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
  )

const ofPublic = named(publicEndpoints)
/** Every endpoint of the tables, the desk's among them. */
export const allEndpoints: NamedEndpoint[] = [...ofPublic, ...named(deskEndpoints)]

/** What pages and programs ask for; the desk's own questions have walks of their own. */
export const readEndpoints = ofPublic.filter(({ endpoint }) => isRead(endpoint))
/** What does not only read. */
export const callEndpoints = allEndpoints.filter(({ endpoint }) => !isRead(endpoint))

/** What the public may ask. */
export const openEndpoints = readEndpoints.filter(({ endpoint }) => roleNeeded(endpoint) === null)
