import { publicEndpoints } from '#contract/api.ts'
import { type Endpoint, isRead, roleNeeded } from '#contract/endpoint.ts'

export interface NamedEndpoint {
  /** 'games.schedule' */
  name: string
  endpoint: Endpoint
}

/** Every endpoint of the tables. */
export const allEndpoints: NamedEndpoint[] = Object.entries(publicEndpoints).flatMap(([domain, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
)

export const readEndpoints = allEndpoints.filter(({ endpoint }) => isRead(endpoint))
/** What does not only read. */
export const callEndpoints = allEndpoints.filter(({ endpoint }) => !isRead(endpoint))

/** What the public may ask. */
export const openEndpoints = readEndpoints.filter(({ endpoint }) => roleNeeded(endpoint) === null)
