import { type Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface SiteAnswer {
  status: number
  headers: Record<string, string | undefined>
  setCookies: string[]
  body: string
}

export interface SiteRequest {
  cookie?: string
  headers?: Record<string, string>
  /** A plain form. */
  form?: Record<string, string>
  json?: object
  /** Of what is sent as JSON, where it is not posted. */
  method?: 'PUT' | 'DELETE'
}

const hosts: Record<string, string> = { halcyon: 'localhost', tamarack: 'tamarack.localhost' }

/** Asks a school's own host of a process on this machine, as browsers do; a form or JSON is posted. */
export function askSchool(
  { agent, port }: { agent: Agent; port: number },
  school: string,
  path: string,
  { cookie, headers = {}, form, json, method }: SiteRequest = {},
): Promise<SiteAnswer> {
  const payload = form ? String(new URLSearchParams(form)) : json ? JSON.stringify(json) : undefined
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>()
  request(
    {
      agent,
      port,
      path,
      host: '127.0.0.1',
      method: method ?? (payload === undefined ? 'GET' : 'POST'),
      headers: {
        host: `${hosts[school]}:${port}`,
        tenant: school,
        ...(cookie ? { cookie } : {}),
        ...(payload === undefined
          ? {}
          : { 'content-type': type, 'content-length': String(Buffer.byteLength(payload)) }),
        ...headers,
      },
    },
    async (response) => {
      const { 'set-cookie': setCookies = [], ...others } = response.headers
      resolve({
        status: response.statusCode ?? 0,
        headers: others as Record<string, string>,
        setCookies,
        body: await text(response),
      })
    },
  )
    .on('error', reject)
    .end(payload)
  return promise
}
