import type { ProgramKey } from '#contract/editing/people.shapes.ts'
import { call } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'

/** Takes a key back: a game that is being scored with it stops coming in. */
export function RevokePanel({ programKey, onClose }: { programKey: ProgramKey; onClose(): void }) {
  const { id, label } = programKey
  const { act, isBusy, problem } = useAct()
  async function revoke() {
    if (!(await act(() => call('revokeKey', { keyId: id })))) return
    notify(`${label} is revoked.`)
    onClose()
  }
  return (
    <Panel
      title={`Revoke ${label}?`}
      isOpen
      onClose={onClose}
      role="alertdialog"
      actions={
        <>
          <Button onPress={onClose}>Keep</Button>
          <Button look="danger" isDisabled={isBusy} onPress={() => void revoke()}>
            Revoke
          </Button>
        </>
      }
    >
      <p>
        What comes with this key is refused from now on, in the middle of a game too. Files that came before
        stay. It cannot be taken back: make a new key instead.
      </p>
      <Problem>{problem}</Problem>
    </Panel>
  )
}
