import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Somebody as the university knows them. */
export interface UniversityPerson {
  sub: string
  email: string
  /** Some say it as a word. */
  email_verified: boolean | 'true' | 'false'
  name: string
}

/** A university's own sign-in, with a real provider behind it. */
export interface OidcIssuer {
  url: string
  clientId: string
  clientSecret: string
  /** Who sits at the keyboard there. */
  person: UniversityPerson
  /** Goes through the university's pages as a browser would, and gives the address that leads back. */
  visit(address: string): Promise<string>
  close(): Promise<void>
}

export async function openOidcIssuer(redirectUris: string[]): Promise<OidcIssuer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['fieldhouse', randomBytes(24).toString('hex')]
  const issuer: Pick<OidcIssuer, 'person'> = {
    person: { sub: 'u-1', email: 'nobody@east.edu', email_verified: true, name: 'Nobody' },
  }
  const provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(24).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => issuer.person }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    // The person signs in and agrees at once.
    provider
      .interactionDetails(request, response)
      .then(async ({ prompt, params, session }) => {
        const { sub } = issuer.person
        if (prompt.name === 'login')
          return provider.interactionFinished(request, response, { login: { accountId: sub } })
        const grant = new provider.Grant({
          accountId: session?.accountId ?? sub,
          clientId: params.client_id,
        })
        grant.addOIDCScope('openid email profile')
        return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return Object.assign(issuer, {
    url,
    clientId,
    clientSecret,
    async visit(address: string) {
      const jar = new Map<string, string>()
      for (let next = address; ; ) {
        if (!next.startsWith(url)) return next
        const response = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          jar.set(name, value)
        }
        const location = response.headers.get('location')
        if (!location) throw new Error(`The university answered ${response.status}: ${await response.text()}`)
        next = new URL(location, next).href
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
