import type { Subscriber } from '#contract/editing/incoming.shapes.ts'
import { call } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'

/** Forgets an address: somebody asked for it, so nothing of it is kept to undo it with. */
export function RemoveSubscriberPanel({
  subscriber: { id, email },
  onClose,
}: {
  subscriber: Subscriber
  onClose(): void
}) {
  const { act, isBusy, problem } = useAct()
  async function remove() {
    if (!(await act(() => call('removeSubscriber', { subscriberId: id })))) return
    notify(`${email} is off the list.`)
    onClose()
  }
  return (
    <Panel
      title={`Remove ${email}?`}
      isOpen
      onClose={onClose}
      role="alertdialog"
      actions={
        <>
          <Button onPress={onClose}>Keep</Button>
          <Button look="danger" isDisabled={isBusy} onPress={() => void remove()}>
            Remove
          </Button>
        </>
      }
    >
      <p>
        The address is forgotten, with all that was sent to it. This cannot be undone: they would have to
        subscribe again.
      </p>
      <Problem>{problem}</Problem>
    </Panel>
  )
}
