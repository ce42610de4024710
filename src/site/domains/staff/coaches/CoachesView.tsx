import { CoachListView } from './CoachListView.tsx'
import type { CoachesData } from './load-coaches.ts'
import { RecordsView } from './RecordsView.tsx'

/** What stands at the address of a team's coaches: those of a season, or their records. */
export const CoachesView = ({ shown }: { shown: CoachesData['shown'] }) =>
  shown.view === 'list' ? <CoachListView {...shown} /> : <RecordsView {...shown} />
