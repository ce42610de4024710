import { createContext } from 'react-router'
import type { PageRequest } from '#contract/page-request.ts'

/** The host's values for this request, for loaders on the server. */
export const pageRequestContext = createContext<PageRequest>()
