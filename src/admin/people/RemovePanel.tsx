import type { Member } from '#contract/editing/people.shapes.ts'
import { call } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'

/** Takes somebody off the site, after it was said what that means. */
export function RemovePanel({ member, onClose }: { member: Member; onClose(): void }) {
  const { userId, name, isYou } = member
  const { act, isBusy, problem } = useAct()
  async function remove() {
    if (!(await act(() => call('removeMember', { userId })))) return
    notify(`${name} is no longer on the site.`)
    onClose()
  }
  return (
    <Panel
      title={isYou ? 'Remove yourself?' : `Remove ${name}?`}
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
        {isYou ? 'You lose' : `${name} loses`} the role at this school at once. Drafts and stories stay, and
        history goes on naming who wrote them. An invitation brings anybody back.
      </p>
      <Problem>{problem}</Problem>
    </Panel>
  )
}
