import { createContext } from 'react'

/** Marks what our own code writes into a document; see seal-document.ts. Empty in the browser. */
export const Nonce = createContext<string | undefined>(undefined)
