import type { IncomingHttpHeaders } from 'node:http'

/** What somebody asks for, whoever has read it off the connection. */
export interface Asked {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}
