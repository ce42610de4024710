import type { StatFileReceipt } from '#contract/stat-files.ts'

export interface UploadAnswer {
  title: string
  lines: string[]
  /** Where the game is seen. */
  link: string | null
}

interface Refusal {
  detail?: string
  errors?: { field: string }[]
}

/** What became of a file, in words. */
export function uploadAnswer(isTaken: boolean, body: unknown): UploadAnswer {
  if (!isTaken) {
    const { detail, errors = [] } = body as Refusal
    const places = errors.map(({ field }) => `At ${field}`)
    return { title: detail ?? 'The file was not taken in.', lines: places, link: null }
  }
  const { changed, isRepeat, isComplete, kind, gameId, warnings, unmatched } = body as StatFileReceipt
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
