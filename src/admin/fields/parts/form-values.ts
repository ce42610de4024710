import { createContext, use, useSyncExternalStore } from 'react'

/** What else stands in the form that a field is in. */
export interface FormValues {
  get(name: string): unknown
  subscribe(listener: () => void): () => void
  /** Something elsewhere changed that decides whether it may be published. */
  recheck(): void
}

const nothing: FormValues = { get: () => undefined, subscribe: () => () => {}, recheck: () => {} }

export const AroundField = createContext<FormValues>(nothing)

/** Another field's value, as long as it is shown. */
export function useBesideValue(name: string): unknown {
  const { get, subscribe } = use(AroundField)
  return useSyncExternalStore(subscribe, () => get(name))
}
