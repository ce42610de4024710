import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Who sent it and from where: the API judges by these. */
const passedOn = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto']

/**
 * What a page sends to the API for its visitor comes from the visitor: the same cookies, the same address to be counted.
 * No socket is needed for it, also where another server answers: the door for that is in this process too.
 */
export const fetchInName =
  (app: FastifyInstance) =>
  (request: FastifyRequest): typeof fetch =>
  async (input, init) => {
    const address = String(input)
    const headers = new Headers(init?.headers)
    for (const name of passedOn) {
      const value = request.headers[name]
      if (value !== undefined) headers.set(name, String(value))
    }
    const answer = await app.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: address,
      headers: { ...Object.fromEntries(headers), host: request.headers.host ?? '' },
      remoteAddress: request.socket.remoteAddress ?? request.ip,
      ...(init?.body ? { payload: String(init.body) } : {}),
    })
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    })
  }
