import { publicEndpoints } from '#contract/api.ts'
import { type Endpoint, roleNeeded } from '#contract/endpoint.ts'

/** Every endpoint that the public may ask, with its name. */
export const openEndpoints: { name: string; endpoint: Endpoint }[] = Object.entries(publicEndpoints)
  .flatMap(([domain, table]) =>
    Object.entries(table).map(([name, endpoint]) => ({
      name: `${domain}.${name}`,
      endpoint: endpoint as Endpoint,
    })),
  )
  .filter(({ endpoint }) => roleNeeded(endpoint) === null)
