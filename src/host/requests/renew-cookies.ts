import type { Server } from 'node:http'
import { secretsIn } from '#server/config/secret.ts'
import { renewedCookies } from '#server/signing/renewed-cookies.ts'

/** Before anybody else reads the header, while the secret of before is named. */
export function renewCookies(server: Server, secret: string): void {
  const { now, before } = secretsIn(secret)
  if (before === null) return
  server.prependListener('request', ({ headers }) => {
    if (headers.cookie !== undefined) headers.cookie = renewedCookies(headers.cookie, { now, before })
  })
}
