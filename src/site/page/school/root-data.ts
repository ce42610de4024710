import { useRouteLoaderData } from 'react-router'
import type { GameOnAir } from '#contract/live.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { ShellData } from './shell-data.ts'

export interface RootData {
  tenant: Pick<Tenant, 'key' | 'name' | 'brand' | 'timeZone' | 'configuration'>
  origin: string
  shellOnly: boolean
  /** The platform's own; its pages are every school's. */
  platformTagManager: string | null
  /** What the university's own sign-in is called; null where there is none. */
  university: string | null
  shell: ShellData
  /** On the server only, for the line above the header. */
  onAir?: GameOnAir[]
  /** On the server only; see BrandStyle. */
  brandCss?: string
}

/** The shell's data, on every page and in its error boundaries; absent only when the root itself failed. */
export const useRootData = () => useRouteLoaderData('root') as RootData | undefined
