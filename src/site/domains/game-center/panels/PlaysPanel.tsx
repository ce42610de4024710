import { Drives } from '#site/domains/stats/box-score/plays/Drives.tsx'
import { ShotCharts } from '#site/domains/stats/box-score/plays/ShotCharts.tsx'
import { ScoringSummary } from '#site/domains/stats/box-score/ScoringSummary.tsx'
import { Section } from '#site/parts/sections/Section.tsx'
import { PeriodPlays } from '../plays/PeriodPlays.tsx'
import type { ShownBox } from '../told/live-box.ts'

/** Every play, then what came of them. */
export function PlaysPanel({ box }: { box: ShownBox }) {
  return (
    <>
      {box.plays.length > 0 ? (
        <Section title="Play-by-Play">
          <PeriodPlays box={box} />
        </Section>
      ) : null}
      {box.scoring.length > 0 ? (
        <Section title="Scoring">
          <ScoringSummary box={box} />
        </Section>
      ) : null}
      {box.drives.length > 0 ? (
        <Section title="Drives">
          <Drives box={box} />
        </Section>
      ) : null}
      {box.plays.some(({ shot }) => shot) ? (
        <Section title="Shot Charts">
          <ShotCharts box={box} />
        </Section>
      ) : null}
    </>
  )
}
