import type { Static, TObject, TSchema } from 'typebox'
import type { Role } from './shapes/visitor.ts'

/** What keeps another site's page from doing it in a visitor's name. */
export type Guard =
  /** Cookies tell who it is, so it must come from a page of the school's own. */
  | 'same origin'
  /** A secret that is sent along tells who it is, which no other site knows. */
  | 'token'
  /** Another service has signed what it says. */
  | 'signed event'

/** How often one network may do it; all that share a name are counted together. */
export interface Rate {
  name: string
  /** A number, or the setting of the configuration that has it. */
  max: number | 'FORM_RATE_LIMIT' | 'STATS_RATE_LIMIT'
  minutes: number
}

/** Where a form without scripts leads its visitor. */
export interface PlainForm {
  /** The page that it stands on, and comes back to. */
  page?: string
  /** The page that says that it was taken; without it the answer names one. */
  done?: string
  /** What its page is told when it was refused (`?note=`), by the field that was wrong; without it a problem is answered. */
  notes?: Readonly<Record<string, string>>
}

/** The note of a refusal that is about no field: too often, for one. */
export const laterNote = 'later'

/** One call of the API: all that HTTP, the client, the description and the list of who may do what are made from. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api/v2, with `:name` parameters; what begins with /api/ stands outside of the version. */
  path: string
  summary: string
  params?: TObject
  query?: TObject
  /** Of bytes: the fields of a form, where they may be one. */
  body?: TObject
  /** How the body comes: as JSON unless something else is said, or as bytes of these media types, which stay as they came. */
  takes?: 'form' | 'JSON or form' | readonly string[]
  /** More is not read. */
  maxBytes?: number
  form?: PlainForm
  response: TSchema
  /** The answer is where the browser goes next, and is given by leading it there. */
  leads?: boolean
  /** The answer is a file of this media type. */
  file?: string
  /** The call may answer 204; the client then resolves to null. */
  mayBeEmpty?: boolean
  /** What a page gets when the call fails: the specification's section 8 lets the page go on. Without it the call throws. */
  whenFailed?: unknown
  timeoutMs?: number
  /** The call counts something (an impression, a click): it writes, and its answer is never kept. */
  counts?: boolean
  /** The answer is for this moment and this asker alone: nobody keeps it, and no two share it. */
  fleeting?: boolean
  /** Hidden content: for everybody with a session of the school; without one the answer is 401. */
  hidden?: boolean
  /** For this role of the school or a higher one: without a session the answer is 401, with a lower role 403. */
  needs?: Role
  /** For whoever runs the platform alone; `needs` says besides that it is no public call. */
  operator?: boolean
  /** Who else decides, in the words of the list of who may use what. */
  who?: string
  /** Of what is not only read. */
  guard?: Guard
  rate?: Rate
  /** How often one network may send what must be read before it is known who sends it. */
  unreadRate?: Rate
  /**
   * It changes what somebody else may be changing too: the caller says in If-Match which version they saw (428 without,
   * 412 where there is a newer one), and the answer tells the new `version`, also as ETag.
   */
  ifVersion?: boolean
  /** Sent twice, it is done once: a client that got no answer may send it again. */
  idempotent?: boolean
}

/** Whether the call only reads, in one unit of work; every other one decides for itself how many it needs. */
export const isRead = ({ method, leads, file }: Endpoint): boolean => method === 'GET' && !leads && !file

/** Whether an answer serves whoever asks the same: it may be kept, and be made once for all who ask at the same moment. */
export const isShared = (endpoint: Endpoint): boolean =>
  isRead(endpoint) && !endpoint.counts && !endpoint.fleeting

/** Whether a program calls it by name: bodies of bytes and forms, files and ways are for those who know the address. */
export const isCallable = ({ takes, leads, file }: Endpoint): boolean =>
  !leads && !file && takes !== 'form' && !Array.isArray(takes)

export const apiBase = '/api/v2'

export const pathOf = ({ path }: Pick<Endpoint, 'path'>): string =>
  path.startsWith('/api/') ? path : apiBase + path

/** The least role that an endpoint asks for; null: none, everybody may. */
export const roleNeeded = ({ hidden, needs }: Pick<Endpoint, 'hidden' | 'needs'>): Role | null =>
  needs ?? (hidden ? 'visitor' : null)

export type EndpointTable = Record<string, Endpoint>

/** The names of what only reads: see `isRead`. */
export type ReadName<Table extends EndpointTable> = {
  [Name in keyof Table]: Table[Name] extends { method: 'GET' }
    ? Table[Name] extends { leads: true } | { file: string }
      ? never
      : Name
    : never
}[keyof Table]

type Part<Schema> = Schema extends TSchema ? Static<Schema> : unknown
type Sent<E extends Endpoint> = E extends { takes: readonly string[] }
  ? { bytes: Uint8Array }
  : E extends { body: infer Body extends TSchema }
    ? { body: Static<Body> }
    : unknown
/** The version that was seen; over HTTP it is in If-Match. */
type Seen<E extends Endpoint> = E extends { ifVersion: true } ? { version: number } : unknown
export type Input<E extends Endpoint> = Part<E['params']> & Part<E['query']> & Sent<E> & Seen<E>
/** What the handler gives. */
export type Answer<E extends Endpoint> = E extends { file: string }
  ? FileAnswer
  : E extends { mayBeEmpty: true }
    ? Static<E['response']> | null
    : Static<E['response']>

export interface FileAnswer {
  name: string
  /** Written while it is sent. */
  content: AsyncIterable<string | Uint8Array>
}
/** What a caller gets: the answer, or the fall-back of a call that may fail. */
export type Output<E extends Endpoint> = E extends { whenFailed: infer Fallback }
  ? Answer<E> | Writable<Fallback>
  : Answer<E>

type Writable<T> = T extends readonly []
  ? never[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T

/** Keeps the literal types of a table that is checked against `EndpointTable`. */
export const endpoints = <const Table extends EndpointTable>(table: Table): Table => table
