import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import { accounts } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Payment, SubmissionStart } from '#contract/submissions.ts'
import { pageQueries } from '#site/page-queries.ts'
import { pages } from '#site/table/pages.ts'
import { samplesOf } from '#tests/pages/samples.ts'
import type { SchoolApi } from '#tests/pages/school-api.ts'

/** Something that can be asked or sent, with what belongs into it. */
export interface Target {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  /** With `{name}` where a value belongs. */
  path: string
  values: Record<string, string>
  /** Parameters of the query by name, with a good value where one is known. */
  query: Record<string, string>
  /** What a good body says; none: it takes none. */
  body?: { type: 'json' | 'form' | 'xml'; fields: Record<string, unknown> }
}

interface Operation {
  operationId?: string
  parameters?: {
    in: string
    name: string
    example?: unknown
    schema?: { enum?: unknown[]; examples?: unknown[] }
  }[]
}

const openapi = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}

/** Every operation of the API with every parameter it has. */
export const apiTargets: Target[] = Object.entries(openapi.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { operationId = path, parameters = [] }]) => {
    const ofKind = (kind: string) =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === kind)
          .map(({ name, example, schema }) => [
            name,
            String(example ?? schema?.examples?.[0] ?? schema?.enum?.[0] ?? '1'),
          ]),
      )
    return {
      name: operationId,
      method: method.toUpperCase() as Target['method'],
      path,
      values: ofKind('path'),
      query: ofKind('query'),
    }
  }),
)

/** What pages read of their query, and what their calls of the API are asked with. */
const queryOfPages = Object.fromEntries(
  [
    ...Object.keys(pageQueries.everywhere),
    ...Object.values(pageQueries.ofRoutes).flat(),
    ...apiTargets.flatMap(({ query }) => Object.keys(query)),
  ].map((name) => [name, '1']),
)

/** Every row of the table of pages, files for other programs and the page of everything else included. */
export async function pageTargets(api: SchoolApi): Promise<Target[]> {
  const samples = await samplesOf(api)
  return pages.map(({ path: row }) => {
    const own = matchPath(row, samples[row.replaceAll('?', '')] ?? '')?.params
    return {
      name: `page ${row}`,
      method: 'GET',
      path: row.replace(/:(\w+)\??/g, '{$1}').replace('*', '{rest}'),
      values: { rest: 'no/such', ...samples, ...(own as Record<string, string> | undefined) },
      query: queryOfPages,
    }
  })
}

const post = (
  path: string,
  type: 'json' | 'form' | 'xml',
  fields: Record<string, unknown>,
  query: Record<string, string> = {},
): Target => ({ name: `POST ${path}`, method: 'POST', path, values: {}, query, body: { type, fields } })

const text = {
  email: 'a.reader@mail.example',
  password: 'not the right password',
  name: 'A Reader',
  token: 'a'.repeat(43),
}
/** The forms of the account pages. */
const accountForms = Object.values<Endpoint>(accounts)
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/api/auth/form/'))
const forms = [1, 2, 3, 4, 5, 6, 7, 8]

/** Everything that changes something: forms by script and without, subscriptions, accounts, stat files, codes, payments. */
export async function writeTargets(api: SchoolApi, statFile: string): Promise<Target[]> {
  const { reference = '' } = await samplesOf(api)
  const payment = await api.get<Payment>(`/payments/${reference}`)
  const starts = await Promise.all(
    forms.map(
      async (id) => [id, await api.get<SubmissionStart>(`/forms/${id}/start`).catch(() => null)] as const,
    ),
  )
  const sendForms = starts.flatMap(([id, start]) => {
    const fields = { ...start, blank: '', coupon: 'X', 'field-301': 'Robin', 'field-303': '2' }
    const { key, startedAt, ...values } = fields as Record<string, string>
    return [
      post(`/api/v2/forms/${id}/submissions`, 'json', { key, startedAt, values }),
      post(`/form/${id}`, 'form', fields),
      post(`/hidden/form/${id}`, 'form', fields),
      post(`/protected/form/${id}`, 'form', fields),
    ]
  })
  return [
    ...sendForms,
    post('/api/v2/subscriptions', 'json', { email: text.email, allNews: true, sportIds: [1] }),
    post('/api/v2/subscriptions', 'form', { email: text.email, allNews: 'on', sportIds: '1' }),
    post('/api/v2/subscriptions/confirm', 'json', { token: text.token }),
    post('/api/v2/subscriptions/leave', 'form', { 'List-Unsubscribe': 'One-Click' }, { token: text.token }),
    ...accountForms.map((path) =>
      post(path, 'form', { ...text, current: 'x', role: 'editor', returnTo: '/account' }),
    ),
    post('/api/access/form', 'form', { kind: 'form', id: '4', code: 'GUESS', returnTo: '/form/4' }),
    post('/api/v2/stats/files', 'xml', { file: statFile }, { gameId: '1', file: 'x.xml' }),
    post('/api/payments/offline', 'form', { event: '{}', signature: 'x', ...payment.offline?.cancel }),
    post('/api/payments/stripe', 'json', { id: 'evt_1', type: 'checkout.session.completed' }),
  ]
}

/** What is neither a page nor in the description of the API. */
export const otherTargets: Target[] = [
  '/healthz',
  '/readyz',
  '/builds/latest.json',
  '/builds/meta/{x}.json',
  '/api/docs',
  '/api/docs/json',
  '/api/auth/university',
  '/api/auth/callback/university',
  '/api/v2/{x}',
  '/assets/{x}',
  '/files/halcyon/{x}',
  '/files/{x}',
  '/documents/{x}',
  '/images/{x}',
  '/images/resize',
  '/images/crop',
  '/images/convert',
  '/favicon.ico',
  '/{x}.data',
  '/{x}',
].map((path) => ({
  name: `GET ${path}`,
  method: 'GET',
  path,
  values: { x: 'x' },
  query: {
    url: '/files/halcyon/x.svg',
    width: '100',
    height: '100',
    type: 'webp',
    quality: '50',
    gravity: 'x',
    code: 'x',
    state: 'x',
  },
}))
