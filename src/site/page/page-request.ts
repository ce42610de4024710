import { createContext } from 'react-router'
import type { PageRequest } from '#contract/pages/page-request.ts'
import type { Refusal } from '#site/router/router-internals.ts'

/** The host's values for this request, for loaders on the server. */
export const pageRequestContext = createContext<PageRequest>()

/** Set where a check said no to the address: the page's loader says so, inside the shell whose data is loaded beside it. */
export const refusalContext = createContext<Refusal | null>(null)

/** Set where a form was sent to the page and not taken: the page's loader, which comes after, has its title say so. */
export const formRefusedContext = createContext(false)

/** Set where the answers of a page's first calls are asked for, and not the page: nothing needs to be drawn. */
export const firstAnswersContext = createContext(false)
