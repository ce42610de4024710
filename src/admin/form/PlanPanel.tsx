import { useId, useState } from 'react'
import { MomentInput } from '../fields/MomentField.tsx'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'

interface PlanPanelProps {
  isOpen: boolean
  publishAt: string | null
  onClose(): void
  onPlan(publishAt: string | null): Promise<void>
}

/** When the draft goes out by itself. */
export function PlanPanel({ isOpen, publishAt, onClose, onPlan }: PlanPanelProps) {
  const id = useId()
  const [moment, setMoment] = useState(publishAt)
  const plan = (at: string | null) => {
    onClose()
    void onPlan(at)
  }
  return (
    <Panel
      title="Publish at"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {publishAt ? (
            <Button look="quiet" onPress={() => plan(null)}>
              Do not publish by itself
            </Button>
          ) : null}
          <Button look="main" isDisabled={moment === null} onPress={() => plan(moment)}>
            Plan
          </Button>
        </>
      }
    >
      <p>It goes out by itself at this moment, in the school's own time.</p>
      <MomentInput id={id} value={moment} onChange={setMoment} />
    </Panel>
  )
}
