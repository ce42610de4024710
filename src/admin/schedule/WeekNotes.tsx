import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { useSchool } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import { Button } from '../parts/Button.tsx'
import { notify, notifyProblem } from '../shell/notices.ts'

/** A team's notes of the seven days until today, begun as a story. */
export function WeekNotes({ seasonId }: { seasonId: number }) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const navigate = useNavigate()
  const { act, isBusy } = useAct()
  async function write() {
    // As the school counts days, in the form that addresses have.
    const until = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())
    const story = await act(() => call('weekNotes', { seasonId, body: { until } }).catch(told))
    if (!story) return
    notify('A first version, written from the week’s games.')
    await navigate(`/content/stories/${story.id}`)
  }
  return (
    <Button icon="news" isDisabled={isBusy} onPress={() => void write()}>
      Week’s notes
    </Button>
  )
}

function told(error: unknown): undefined {
  notifyProblem(error)
}
