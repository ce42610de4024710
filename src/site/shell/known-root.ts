import { loadsInBrowser } from './browser-api.ts'
import type { RootData } from './root-data.ts'

let root: RootData | undefined
let isShellAsked = false

/** What the document told about the school, for when the browser asks for the rest of the shell itself. */
export function rememberRoot(current: RootData | undefined): void {
  root = current
}

/** A document of a school without SSR came without the shell's data, and nobody has asked for it yet. */
export const awaitsShell = (): boolean => loadsInBrowser() && !isShellAsked

/** The root as far as it is known, where its shell is to be asked for by the browser. */
export function knownRoot(): RootData | undefined {
  if (!awaitsShell()) return undefined
  isShellAsked = true
  return root
}
