import type { ScheduleRecord } from '#contract/games.ts'
import type { WinsLosses } from '#contract/shapes/shared.ts'
import { formatPercent } from '#site/format/percent.ts'
import { FactStrip } from '#site/parts/heads/FactStrip.tsx'

/** The season's record. Before the first decision there is none to show. */
export function RecordBlock({ record }: { record: ScheduleRecord }) {
  const played = ({ wins, losses, ties }: WinsLosses) => wins + losses + ties > 0
  if (!played(record.overall)) return null
  const part = (label: string, part: WinsLosses) => ({
    label,
    value: part.text,
    note: played(part) ? formatPercent(part.percent) : undefined,
  })
  return (
    <FactStrip
      facts={[
        part('Overall', record.overall),
        part('Conference', record.conference),
        part('Home', record.home),
        part('Away', record.away),
        part('Neutral', record.neutral),
        { label: 'Streak', value: record.streak },
      ]}
    />
  )
}
