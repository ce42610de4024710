import { AsyncLocalStorage } from 'node:async_hooks'

/** Collects what an answer was made from while the framework makes it; the host keys its cached copy to them. */
export const contentTags = new AsyncLocalStorage<Set<string>>()
