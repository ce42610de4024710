import type { ReactNode } from 'react'
import type { BoxScore } from '#contract/stats.ts'
import { Abbreviations } from '#site/parts/reading/Abbreviations.tsx'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Heading } from '#ui/Heading.tsx'
import { BoxHead } from './BoxHead.tsx'
import { BoxLeaders } from './BoxLeaders.tsx'
import { BoxLineScore } from './BoxLineScore.tsx'
import { BoxNotes } from './BoxNotes.tsx'
import { BoxPlayers } from './BoxPlayers.tsx'
import styles from './BoxScoreView.module.css'
import { boxParts } from './box-parts.ts'
import { CourtMatches } from './CourtMatches.tsx'
import { compareTeams } from './comparison.ts'
import { DriveTable } from './DriveTable.tsx'
import type { GameBox } from './load-box-score.ts'
import { PlayByPlay } from './PlayByPlay.tsx'
import { ScoreFlow } from './ScoreFlow.tsx'
import { ScoringSummary } from './ScoringSummary.tsx'
import { scoreFlow } from './score-flow.ts'
import { TeamComparison } from './TeamComparison.tsx'

interface BoxScoreViewProps {
  box: GameBox
  standing: string
  links: { href: string; label: string; isFile: boolean }[]
}

/** A box score, whole. */
export function BoxScoreView({ box, standing, links }: BoxScoreViewProps) {
  const parts = boxParts(box)
  return (
    <>
      <BoxHead box={box} standing={standing} />
      <div className="u-page u-gap-7">
        <BoxLineScore box={box} />
        <div className="u-cluster u-gap-2-5 u-spread">
          <nav aria-label="On this page">
            <ul className={`u-wrap u-gap-1-4 ${styles.parts}`}>
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="u-wrap u-gap-1-4">
            {links.map(({ href, label, isFile }) => (
              <Button
                key={href}
                kind="text"
                href={href}
                download={isFile || undefined}
                iconAfter={isFile ? 'download' : 'arrow-right'}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
        {parts.map(({ id, title }) => (
          <BoxPart key={id} id={id} title={title}>
            <PartBody id={id} box={box} />
          </BoxPart>
        ))}
        <Abbreviations
          of={box.columns.flatMap(({ columns }) => columns.map(({ label, name }) => [label, name] as const))}
        />
      </div>
    </>
  )
}

function PartBody({ id, box }: { id: string; box: BoxScore }) {
  const [away, home] = [box.away.name, box.home.name]
  const [visitors, hosts] = box.teams
  switch (id) {
    case 'leaders':
      return <BoxLeaders box={box} />
    case 'comparison':
      return visitors && hosts ? (
        <TeamComparison
          away={away}
          home={home}
          rows={compareTeams(box.columns, { away: visitors.totals, home: hosts.totals })}
        />
      ) : null
    case 'flow': {
      const flow = scoreFlow(box)
      return flow ? <ScoreFlow flow={flow} away={away} home={home} /> : null
    }
    case 'scoring':
      return <ScoringSummary box={box} />
    case 'courts':
      return <CourtMatches box={box} />
    case 'away':
      return visitors ? <BoxPlayers box={box} team={visitors} /> : null
    case 'home':
      return hosts ? <BoxPlayers box={box} team={hosts} /> : null
    case 'drives':
      return <DriveTable box={box} />
    case 'plays':
      return <PlayByPlay box={box} />
    default:
      return <BoxNotes box={box} />
  }
}

/** A part of a box score under its heading; the page's own list leads to it. */
function BoxPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('u-grid u-gap-4 u-shrink u-shrink-items u-far', styles.part, styles[id])}
    >
      <Heading id={`${id}-title`} level={2} size="regular" barred>
        {title}
      </Heading>
      {children}
    </section>
  )
}
