import type { FileWarning } from '../../../feeds/statcrew/reading/reading.ts'
import type { SportColumns } from '../columns/column.ts'
import { type CorrectionStanding, isOfTeam } from './correct-box.ts'
import type { CorrectionRow } from './corrections.queries.ts'
import { numberWords } from './number-words.ts'

/** Where in a file it is: nowhere, it is the office that said it. */
export const correctionPlace = 'correction'

/** Corrections that a file does not follow: it says something new itself, and nobody is to find that out by chance. */
export const overruledWords = (
  columns: Pick<SportColumns, 'tables'>,
  corrections: readonly CorrectionRow[],
  standings: readonly CorrectionStanding[],
): FileWarning[] =>
  corrections.flatMap((correction) => {
    const standing = standings.find(({ id }) => id === correction.id)
    if (standing?.state !== 'overruled') return []
    const { groupKey, columnKey, said, value, reason, userName } = correction
    const who = isOfTeam(correction) ? 'The team' : correction.name
    const number = `${who}, ${numberWords(columns, groupKey, columnKey)}`
    const now =
      standing.saidNow === null
        ? 'the file has nobody of that name any more'
        : `the file says ${standing.saidNow} now`
    return [
      {
        place: correctionPlace,
        message: `${number}: ${now}, and overrules ${value} in place of ${said} (${userName}: ${reason}).`,
      },
    ]
  })
