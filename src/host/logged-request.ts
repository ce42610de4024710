import type { FastifyRequest } from 'fastify'

/** A query may hold what opens an account or ends a subscription; the log needs to know of the path alone. */
export const loggedAddress = (url: string): string => url.replace(/\?.*$/s, '?…')

/** What the log says of a request. */
export const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: loggedAddress(url),
  host,
  remoteAddress: ip,
})
