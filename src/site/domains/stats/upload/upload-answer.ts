import { isApiProblem } from '#contract/shapes/problem.ts'
import type { StatFileReceipt } from '#contract/stat-files.ts'

export interface UploadAnswer {
  title: string
  lines: string[]
  /** Where the game is seen. */
  link: string | null
}

/** Why a file was not taken in, in words. */
export function uploadRefusal(error: unknown): UploadAnswer {
  if (!isApiProblem(error))
    return { title: 'The file could not be sent. Is there a connection?', lines: [], link: null }
  const { detail, errors = [] } = error.problem
  return { title: detail, lines: errors.map(({ field }) => `At ${field}`), link: null }
}

/** What became of a file, in words. */
export function uploadAnswer(receipt: StatFileReceipt): UploadAnswer {
  const { changed, isRepeat, isComplete, kind, gameId, warnings, unmatched } = receipt
  return {
    title: titleOf({ changed, isRepeat, isComplete, kind }),
    lines: [
      ...warnings.map(({ place, message }) => `${place}: ${message}`),
      ...unmatched.map(
        ({ jersey, name }) => `Not on the roster: ${[jersey, name].filter(Boolean).join(' ')}`,
      ),
    ],
    link: gameId === null ? null : `/game-center/${gameId}`,
  }
}

function titleOf(receipt: Pick<StatFileReceipt, 'changed' | 'isRepeat' | 'isComplete' | 'kind'>): string {
  if (receipt.isRepeat) return 'This very file was taken in before; nothing changed.'
  if (receipt.kind === 'season') return 'The season was compared with our games.'
  if (!receipt.changed) return 'Taken in. The site shows the same as before.'
  return receipt.isComplete ? 'Taken in: the game is final.' : 'Taken in: the game is on.'
}
