import type { FastifyServerOptions } from 'fastify'

/**
 * What is believed of the headers that proxies write. Each adds the address it was asked from at the end: the last one
 * that is none of the proxies is the visitor's. Whatever stands before it visitors wrote themselves, and could pass for
 * somebody else at every request.
 */
export const behindProxies = (addresses: string) =>
  ({
    trustProxy: addresses === '' ? false : addresses,
    requestIdHeader: addresses === '' ? false : 'x-request-id',
  }) satisfies FastifyServerOptions
