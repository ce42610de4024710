import { useNavigate } from 'react-router'
import type { ScheduleGridRow } from '#contract/editing/desk.grids.ts'
import type { GameAct } from '#contract/editing/game-acts.ts'
import { Button } from '../parts/Button.tsx'
import { Menu, type MenuChoice } from '../parts/Menu.tsx'

const acts: readonly { act: GameAct; label: string; icon: MenuChoice['icon']; isDangerous?: boolean }[] = [
  { act: 'time', label: 'Change the time…', icon: 'clock' },
  { act: 'reschedule', label: 'Reschedule…', icon: 'calendar' },
  { act: 'postpone', label: 'Postpone, and tell…', icon: 'history' },
  { act: 'restore', label: 'Put back on…', icon: 'undo' },
  { act: 'final', label: 'Final score…', icon: 'check' },
  { act: 'forfeit', label: 'Forfeit…', icon: 'warn' },
  { act: 'cancel', label: 'Cancel the game…', icon: 'close', isDangerous: true },
]

/** What fits a game as it stands: one that is on is not put back on. */
const fits = (act: GameAct, status: ScheduleGridRow['status']): boolean =>
  act === 'restore'
    ? status !== 'A'
    : act === 'postpone'
      ? status === 'A'
      : act !== 'cancel' || status !== 'C'

/** What may happen to a game, and its own form. */
export function GameMenu({
  game,
  mayAct,
  onAct,
  onPostpone,
}: {
  game: ScheduleGridRow
  mayAct: boolean
  onAct(act: GameAct): void
  /** Done at once: it is the one that cannot wait, and one press takes it back. */
  onPostpone(alert: boolean): void
}) {
  const navigate = useNavigate()
  const postponing: MenuChoice[] =
    mayAct && game.status === 'A'
      ? [
          { id: 'postpone', label: 'Postpone', icon: 'history', onChoose: () => onPostpone(false) },
          {
            id: 'postpone-alert',
            label: 'Postpone, with an alert',
            icon: 'warn',
            onChoose: () => onPostpone(true),
          },
        ]
      : []
  return (
    <Menu
      label="What happens to it"
      choices={[
        ...postponing,
        ...(mayAct ? acts : [])
          .filter(({ act }) => fits(act, game.status))
          .map(({ act, label, icon, isDangerous = false }) => ({
            id: `ask-${act}`,
            label,
            ...(icon ? { icon } : {}),
            isDangerous,
            onChoose: () => onAct(act),
          })),
        {
          id: 'open',
          label: 'Open the game',
          icon: 'edit' as const,
          onChoose: () => void navigate(`/content/games/${game.id}`),
        },
      ]}
    >
      <Button look="quiet" icon="more" label={`Game on ${game.startDate}`} />
    </Menu>
  )
}
