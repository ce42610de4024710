import type { StatFileReceipt } from '#contract/stat-files.ts'
import type { Outcome } from './stat-files.service.ts'

export function toReceipt(outcome: Extract<Outcome, { kind: 'taken' | 'unchanged' }>): StatFileReceipt {
  const { fileId, kind, gameId, isComplete, program, warnings, strangers } = outcome.receipt
  return {
    fileId,
    kind,
    gameId,
    changed: outcome.kind === 'taken' && outcome.isChanged,
    isRepeat: outcome.kind === 'unchanged',
    isComplete,
    program,
    warnings,
    unmatched: strangers
      .filter(({ decision }) => decision === 'open')
      .map(({ jersey, name }) => ({ jersey, name })),
  }
}
