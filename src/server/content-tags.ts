import { AsyncLocalStorage } from 'node:async_hooks'

interface Making {
  /** Collects what the answer is made from; the host keys its cached copy to them. */
  tags: Set<string>
  /** Nothing that is remembered may be used for it. */
  afresh: boolean
}

/** What the host knows of an answer that the framework is making. */
export const contentTags = new AsyncLocalStorage<Making>()
