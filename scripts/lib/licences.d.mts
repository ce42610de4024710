export interface Licence {
  licence: string
  /** Names with versions. */
  names: string[]
}
interface LockFile {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>
}
export function licencesOf(expression: string): string[]
export function licenceList(lock: LockFile): Licence[]
export function questionable(list: readonly Licence[]): Licence[]
