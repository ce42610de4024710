import { useId, useState } from 'react'
import { useSchool } from '../api/queries.ts'
import { MomentInput } from '../fields/MomentField.tsx'
import { nextMidnight } from '../fields/zoned.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useNow } from '../words/now.ts'

interface PlanPanelProps {
  isOpen: boolean
  publishAt: string | null
  onClose(): void
  onPlan(publishAt: string | null): Promise<void>
}

/** When the draft goes out by itself. */
export function PlanPanel({ isOpen, publishAt, onClose, onPlan }: PlanPanelProps) {
  const id = useId()
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const now = useNow()
  const [chosen, setChosen] = useState<string | null>()
  // What is planned is planned for midnight more often than for any other time.
  const moment = chosen === undefined ? (publishAt ?? nextMidnight(now, timeZone)) : chosen
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
      <MomentInput id={id} value={moment} onChange={setChosen} />
    </Panel>
  )
}
