import { loadsInBrowser } from '../browser/document-site.ts'
import { lateApi } from '../browser/late-api.ts'
import type { RootData } from './root-data.ts'
import { loadShell, type ShellData } from './shell-data.ts'

let root: RootData | undefined
let isShellAsked = false

/** What the document told about the school, for when the browser asks for the rest of the shell itself. */
export function rememberRoot(current: RootData | undefined): void {
  root = current
}

/** The list of sports is asked for once, unless it came empty: then the next page tries again. */
const lacksSports = (): boolean => root?.shell.sports.length === 0

/** A document of a school without SSR came without the shell's data, and nobody has asked for it yet. */
export const awaitsShell = (): boolean => (loadsInBrowser() && !isShellAsked) || lacksSports()

/** The root as far as it is known, where its shell is to be asked for by the browser. */
export const knownRoot = (): RootData | undefined => (loadsInBrowser() ? root : undefined)

/** What is missing of the shell, asked for by the browser: all of it on the first call, the sports on later ones. */
export async function completeShell({ shell }: RootData): Promise<ShellData> {
  const isPartial = isShellAsked
  isShellAsked = true
  const api = await lateApi()
  return isPartial ? { ...shell, sports: await api.sports.list() } : loadShell(api)
}

/** The school of the document, as far as it is known. */
export const knownTenant = (): RootData['tenant'] | undefined => root?.tenant

/** The tag manager of the platform itself. */
export const knownPlatformTagManager = (): string | null => root?.platformTagManager ?? null

/** What is known in the browser of what stands around the page. The server asks for it anew. */
export const knownShell = (): RootData['shell'] | undefined => root?.shell
