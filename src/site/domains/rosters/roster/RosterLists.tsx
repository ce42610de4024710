import type { RosterPlayer } from '#contract/rosters.ts'
import { Abbreviations } from '#site/parts/reading/Abbreviations.tsx'
import { shortAcademicYear } from '../parts/academic-year.ts'
import type { RosterPage } from './load-roster.ts'
import { RosterCards } from './RosterCards.tsx'
import { RosterList } from './RosterList.tsx'
import { RosterTable, tableHeads } from './RosterTable.tsx'
import type { RosterChoice } from './roster-choice.ts'
import { TeamStaff } from './TeamStaff.tsx'

interface RosterPlayersProps {
  page: RosterPage
  choice: RosterChoice
  /** Those of the choice, in its order. */
  players: readonly RosterPlayer[]
  portraits: boolean
}

export function RosterPlayers(props: RosterPlayersProps) {
  const { players, choice } = props
  if (players.length === 0) return null
  return (
    <>
      <ChosenView {...props} />
      <Abbreviations
        of={[
          ...(choice.view === 'table' ? tableHeads : []),
          ...players.map(({ position, positionTitle }) => [position ?? '', positionTitle] as const),
          ...players.map(
            ({ academicYear }) => [shortAcademicYear(academicYear) ?? '', academicYear] as const,
          ),
        ]}
      />
    </>
  )
}

function ChosenView({ page, choice, players, portraits }: RosterPlayersProps) {
  const isGrouped = choice.sort === 'position'
  if (choice.view === 'list') return <RosterList players={players} isGrouped={isGrouped} />
  if (choice.view === 'table') return <RosterTable page={page} choice={choice} players={players} />
  return (
    <RosterCards players={players} isGrouped={isGrouped} portraits={portraits} viewport={page.viewport} />
  )
}

export function RosterStaff({ coaches, supportStaff }: NonNullable<RosterPage['staff']>) {
  return (
    <>
      <TeamStaff title="Coaching Staff" members={coaches} size="regular" />
      <TeamStaff title="Support Staff" members={supportStaff} size="small" />
    </>
  )
}
