import {
  badEncodings,
  contentTypes,
  hostileJson,
  hostileText,
  methods,
  type Numbers,
  numbersFrom,
  one,
  sometimes,
} from './hostile.ts'
import type { RawRequest } from './send.ts'
import type { Target } from './targets.ts'

/** A school as a stranger finds it, and what people and programs of it carry. */
export interface FuzzedSchool {
  key: string
  host: string
  targets: { api: Target[]; pages: Target[]; writes: Target[]; others: Target[] }
  sessionCookie: string
  statToken: string
}

/** The request of a number: the same for the same seed. */
export function requestOf(schools: readonly FuzzedSchool[], seed: number): RawRequest {
  const random = numbersFrom(seed)
  const school = one(random, schools)
  const { api, pages, writes, others } = school.targets
  const target = one(random, one(random, [api, api, api, api, api, api, pages, writes, writes, others]))
  const body = bodyOf(random, target)
  const method = sometimes(random, 12) ? one(random, methods) : target.method
  return {
    name: `${method} ${target.name.replace(/^(GET|POST) /, '')}`,
    method,
    target: addressOf(random, target),
    headers: headersOf(random, school, target, body),
    body: body && (body.isChunked ? chunked(body.bytes) : body.bytes),
  }
}

function addressOf(random: Numbers, { path, values, query }: Target): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    sometimes(random, 3) ? encoded(random, hostileText(random)) : (values[name] ?? 'x'),
  )
  const names = Object.keys(query)
  const chosen = names.length === 0 ? [] : Array.from({ length: random(4) }, () => one(random, names))
  const parts = chosen.map((name) => {
    const value = sometimes(random, 3) ? (query[name] ?? '') : hostileText(random)
    return `${sometimes(random, 20) ? encoded(random, hostileText(random)) : name}=${encoded(random, value)}`
  })
  if (sometimes(random, 15))
    parts.push(`${encoded(random, hostileText(random))}=${encoded(random, hostileText(random))}`)
  if (sometimes(random, 40)) parts.push('&'.repeat(50))
  const address = parts.length > 0 ? `${filled}?${parts.join('&')}` : filled
  if (sometimes(random, 60))
    return one(random, ['*', 'http://elsewhere.example/', '//elsewhere.example', '/..//', `${address}#x`])
  return address
}

/** Mostly as a browser would write it; now and then broken. */
function encoded(random: Numbers, value: string): string {
  if (sometimes(random, 8)) return one(random, badEncodings)
  return encodeURIComponent(value.toWellFormed())
}

interface Body {
  type: string
  bytes: Buffer
  isChunked: boolean
}

function bodyOf(random: Numbers, { method, body }: Target): Body | null {
  if (!body) return method === 'GET' && !sometimes(random, 30) ? null : anyBody(random)
  if (sometimes(random, 12)) return anyBody(random)
  const { type, fields } = body
  const text = { json: jsonOf, form: formOf, xml: xmlOf }[type](random, fields)
  const own = { json: 'application/json', form: 'application/x-www-form-urlencoded', xml: 'application/xml' }[
    type
  ]
  return {
    type: sometimes(random, 10) ? one(random, contentTypes) : own,
    bytes: Buffer.from(text),
    isChunked: sometimes(random, 12),
  }
}

const anyBody = (random: Numbers): Body => ({
  type: one(random, ['', ...contentTypes]),
  bytes: Buffer.from(
    one(random, ['', '', hostileText(random), one(random, hostileJson), 'x'.repeat(100_000)]),
  ),
  isChunked: sometimes(random, 5),
})

function jsonOf(random: Numbers, fields: Record<string, unknown>): string {
  const members = Object.entries(fields).flatMap(([name, value]) => {
    if (sometimes(random, 12)) return []
    if (sometimes(random, 4)) return [`${JSON.stringify(name)}:${one(random, hostileJson)}`]
    const inner = isFields(value) ? jsonOf(random, value) : (JSON.stringify(value) ?? 'null')
    return [`${JSON.stringify(name)}:${sometimes(random, 4) ? JSON.stringify(hostileText(random)) : inner}`]
  })
  if (sometimes(random, 8)) members.push(`${JSON.stringify(hostileText(random))}:${one(random, hostileJson)}`)
  const text = `{${members.join(',')}}`
  return sometimes(random, 15) ? text.slice(0, random(text.length)) : text
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function formOf(random: Numbers, fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => {
    if (sometimes(random, 12)) return []
    const given = sometimes(random, 3) ? hostileText(random) : String(value)
    return [`${encodeURIComponent(name)}=${encoded(random, given)}`]
  })
  if (sometimes(random, 6))
    pairs.push(`${encoded(random, hostileText(random))}=${encoded(random, hostileText(random))}`)
  return pairs.join('&')
}

function xmlOf(random: Numbers, { file }: Record<string, unknown>): string {
  const text = String(file)
  const at = random(text.length)
  const damage = one(random, [
    hostileText(random),
    '<',
    '>',
    '"',
    '<!DOCTYPE x [<!ENTITY a "b">]>',
    '&a;',
    '<?x y?>',
    '',
  ])
  return sometimes(random, 3)
    ? text.slice(0, at) + damage + text.slice(at + random(30))
    : text.slice(0, sometimes(random, 3) ? at : text.length)
}

const chunked = (bytes: Buffer): Buffer =>
  Buffer.concat([
    ...(bytes.length > 0
      ? [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]
      : []),
    Buffer.from('0\r\n\r\n'),
  ])

/** What a header's line can carry: bytes, and no end of the line. */
const headerText = (random: Numbers): string =>
  Buffer.from(hostileText(random))
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, '?')

const ownHeaders = [
  'cookie',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'if-none-match',
  'if-modified-since',
  'accept',
  'accept-encoding',
  'accept-language',
  'range',
  'if-range',
  'last-event-id',
  'authorization',
  'user-agent',
  'referer',
  'expect',
  'upgrade',
  'te',
  'stripe-signature',
  'tenant',
  'sec-gpc',
]

const cookieNames = [
  'fieldhouse.session_token',
  '__Secure-fieldhouse.session_token',
  '__Host-fieldhouse.session_token',
  'fieldhouse.access.form.4',
  'fieldhouse.device',
  'fieldhouse.state',
  'x',
]

function headersOf(
  random: Numbers,
  school: FuzzedSchool,
  target: Target,
  body: Body | null,
): RawRequest['headers'] {
  const { key, host, sessionCookie, statToken } = school
  const headers: RawRequest['headers'] = []
  const isOdd = sometimes(random, 40)
  headers.push([
    'host',
    isOdd ? one(random, ['', '.', `${host}.`, 'nobody.example', '[::1]', headerText(random)]) : host,
  ])
  if (!target.path.startsWith('/api/v2') || !sometimes(random, 20))
    headers.push(['tenant', sometimes(random, 25) ? headerText(random) : key])
  if (sometimes(random, 3))
    headers.push([
      'cookie',
      sometimes(random, 2) ? sessionCookie : `${one(random, cookieNames)}=${headerText(random)}`,
    ])
  if (target.body?.type === 'xml' && !sometimes(random, 10))
    headers.push(['authorization', `Bearer ${statToken}`])
  if (sometimes(random, 3)) headers.push([one(random, ownHeaders), headerText(random)])
  if (sometimes(random, 100)) headers.push(['x-long', 'x'.repeat(one(random, [4000, 12_000, 20_000]))])
  if (sometimes(random, 100))
    headers.push(...Array.from({ length: 200 }, (_, index) => [`x-${index}`, 'y'] as [string, string]))
  if (body?.type) headers.push(['content-type', body.type])
  if (body?.isChunked) headers.push(['transfer-encoding', 'chunked'])
  else if (body) headers.push(['content-length', String(body.bytes.length)])
  else if (target.method !== 'GET') headers.push(['content-length', '0'])
  headers.push(['connection', 'close'])
  return headers
}
