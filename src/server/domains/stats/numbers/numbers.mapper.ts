import type { FileNumbers } from '#contract/editing/stat-numbers.ts'
import type { StoredBoxScore } from '#contract/shapes/stats-shapes.ts'
import type { SportColumns } from '../columns/column.ts'
import { isOfTeam } from '../corrections/correct-box.ts'
import type { CorrectionRow } from '../corrections/corrections.queries.ts'
import { numberWords } from '../corrections/number-words.ts'

interface Told extends Pick<FileNumbers, 'gameId' | 'mayCorrect' | 'refusal'> {
  box: StoredBoxScore
  columns: SportColumns
  corrections: readonly CorrectionRow[]
}

/** The numbers that are counted, ours first: whatever follows from them follows a correction by itself. */
export function tellNumbers({ box, columns, corrections, ...told }: Told): FileNumbers {
  return {
    ...told,
    tables: columns.tables
      .map(({ key, title, teamOnly, columns: all }) => ({
        key,
        title,
        teamOnly,
        columns: all
          .filter(({ total }) => total !== 'derived')
          .map((column) => ({ key: column.key, name: numberWords(columns, key, column.key) })),
      }))
      .filter((table) => table.columns.length > 0),
    sides: box.teams.map(({ name, totals, players }, index) => ({
      side: index === 0 ? 'school' : 'opponent',
      name,
      totals,
      players: players.map(({ jersey, name: called, groups }) => ({
        jersey: jersey ?? '',
        name: called,
        groups,
      })),
    })),
    corrections: corrections.map((correction) => ({
      id: correction.id,
      number: `${whoOf(box, correction)}, ${numberWords(columns, correction.groupKey, correction.columnKey)}`,
      said: correction.said,
      value: correction.value,
      saidNow: correction.saidNow,
      state: correction.state,
      reason: correction.reason,
      by: correction.userName,
      at: correction.at.toISOString(),
    })),
  }
}

const whoOf = ({ teams }: StoredBoxScore, correction: CorrectionRow): string =>
  isOfTeam(correction) ? teams[correction.side === 'school' ? 0 : 1].name : correction.name
