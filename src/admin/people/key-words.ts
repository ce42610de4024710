import type { ProgramKey } from '#contract/editing/people.shapes.ts'
import { counted } from '../words/plural.ts'

/** What a key was used for. It may have opened the door without a file that was taken. */
export function useWords(
  { uses, lastUsedAt }: Pick<ProgramKey, 'uses' | 'lastUsedAt'>,
  ago: (at: string) => string,
) {
  if (!lastUsedAt) return 'never used'
  return uses === 0
    ? `tried ${ago(lastUsedAt)}, no file taken yet`
    : `${counted(uses, 'file', 'files')}, the last ${ago(lastUsedAt)}`
}
