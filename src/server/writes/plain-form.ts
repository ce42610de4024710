import type { IncomingHttpHeaders } from 'node:http'
import { type Endpoint, laterNote } from '#contract/endpoint.ts'
import { badRequest, isApiProblem } from '#contract/shapes/problem.ts'

export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

export const isPlainForm = (headers: IncomingHttpHeaders): boolean =>
  formTypes.some((type) => headers['content-type']?.toLowerCase().startsWith(type))

/** Reads a form with the platform's own reader; null for what is none. */
export async function readForm(body: Uint8Array, contentType: string): Promise<FormData | null> {
  try {
    return await new Response(Buffer.from(body), { headers: { 'content-type': contentType } }).formData()
  } catch {
    return null
  }
}

/** The texts of a form in the shape of the endpoint's body: what may be chosen more than once is a list. */
export async function formBody(
  { body }: Endpoint,
  bytes: Uint8Array,
  contentType: string,
): Promise<Record<string, string | string[]>> {
  const form = await readForm(bytes, contentType)
  if (!form) throw badRequest('The form cannot be read.')
  const isList = (name: string) => (body?.properties[name] as { type?: string } | undefined)?.type === 'array'
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name).filter((value) => typeof value === 'string')
      return [name, isList(name) ? values : (values[0] ?? '')]
    }),
  )
}

/** Where somebody is led whose form was taken; null where the answer itself is all there is. */
export function pageOfAnswer({ form }: Endpoint, answer: unknown): string | null {
  const { to } = (answer ?? {}) as { to?: string }
  return to ?? form?.done ?? null
}

/** Where somebody is led whose form was refused; null where there is no page for it, as for a form of another site. */
export function pageOfRefusal({ form }: Endpoint, error: unknown): string | null {
  const { status, fields } = refusalIn(error)
  if (status === 401 && form?.page) return `/login?returnTo=${encodeURIComponent(form.page)}`
  if (!form?.notes || status === 403 || status === 500) return null
  const note = fields
    .map((field) => form.notes?.[field.split('/')[0] ?? ''])
    .find((each) => each !== undefined)
  return `${form.page}?note=${note ?? laterNote}`
}

interface Invalid {
  validation?: { instancePath: string; params: { missingProperty?: unknown } }[]
}

function refusalIn(error: unknown): { status: number; fields: string[] } {
  if (isApiProblem(error))
    return { status: error.status, fields: (error.problem.errors ?? []).map(({ field }) => field) }
  const { validation } = error as Invalid
  if (!validation) return { status: 500, fields: [] }
  return {
    status: 400,
    fields: validation.map(({ instancePath, params }) =>
      String(instancePath.slice(1) || params.missingProperty),
    ),
  }
}
