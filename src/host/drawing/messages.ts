import type { FailureFacts, PageRequest, WrittenDocument } from '#contract/pages/page-request.ts'
import type { Problem } from '#contract/shapes/shared.ts'
import type { SiteRules } from '../pages/site-build.ts'

/** A value on its way to the thread: as text, with the number to keep it under, or only the number it is kept under. */
export type Written = { text: string | undefined; keepAs?: number } | { kept: number }

/** What is told of an error; the error itself stays where it was thrown. */
export type ToldError =
  | { name: string; message: string; stack: string | undefined; problem?: Problem }
  /** What a router throws instead of an error. */
  | { status: number; message: string }

/** What is asked of the API for a page, in one go: the number of the call, and the call. */
export type Calls = [call: number, domain: string, name: string, input: unknown][]

/** A page's request without what cannot be handed to another thread. */
export type SentPage = Omit<PageRequest, 'tenant' | 'api' | 'onError'>

export interface SentRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

export type ToThread =
  | { kind: 'make'; page: number; tenant: Written; request: SentRequest; sent: SentPage }
  | { kind: 'answer'; page: number; call: number; value: Written }
  | { kind: 'refusal'; page: number; call: number; error: ToldError }
  /** Nobody waits for the page any more. */
  | { kind: 'gone'; page: number }
  | { kind: 'forget'; kept: number[] }
  | { kind: 'failure'; page: number; facts: FailureFacts }

export type FromThread =
  | { kind: 'ready'; rules: SiteRules }
  | { kind: 'calls'; page: number; calls: Calls }
  /** What a loader threw, by the call that it comes from where it is one. */
  | { kind: 'error'; page: number; error: ToldError; call: number | undefined }
  | { kind: 'made'; page: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { kind: 'written'; page: number; document: WrittenDocument }
  | { kind: 'failed'; page: number; error: ToldError; call: number | undefined }
