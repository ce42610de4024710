import type { ReactNode } from 'react'
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
import { ByPeriod } from './ByPeriod.tsx'
import { boxGroups } from './box-parts.ts'
import { CourtMatches } from './CourtMatches.tsx'
import { compareTeams } from './comparison.ts'
import type { GameBox } from './load-box-score.ts'
import { PlayByPlay } from './PlayByPlay.tsx'
import { Drives } from './plays/Drives.tsx'
import { Runs } from './plays/Runs.tsx'
import { ShotCharts } from './plays/ShotCharts.tsx'
import { WinProbability } from './plays/WinProbability.tsx'
import { winChances } from './plays/win-probability.ts'
import { ScoreFlow } from './ScoreFlow.tsx'
import { ScoringSummary } from './ScoringSummary.tsx'
import { scoreFlow } from './score-flow.ts'
import { TeamComparison } from './TeamComparison.tsx'
import { teamColors } from './team-colors.ts'

interface BoxScoreViewProps {
  box: GameBox
  standing: string
  links: { href: string; label: string; isFile: boolean }[]
}

/** A box score, whole. A phone shows one group of its parts at a time, which the bar chooses by plain addresses. */
export function BoxScoreView({ box, standing, links }: BoxScoreViewProps) {
  const groups = boxGroups(box, box.game.result !== null)
  return (
    <div style={teamColors(box)}>
      <BoxHead box={box} standing={standing} />
      <div className={`u-page u-gap-7 ${styles.view}`}>
        <BoxLineScore box={box} />
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
        <nav aria-label="On this page" className={`no-print ${styles.bar}`}>
          <ul>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles[`to-${id}`]}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.groups}>
          {groups.map(({ id, parts }) => (
            <div key={id} id={id} className={classNames(styles.group, styles[id])}>
              {parts.map((part) => (
                <BoxPart key={part.id} {...part}>
                  <PartBody id={part.id} box={box} />
                </BoxPart>
              ))}
            </div>
          ))}
        </div>
        <Abbreviations
          of={box.columns.flatMap(({ columns }) => columns.map(({ label, name }) => [label, name] as const))}
        />
      </div>
    </div>
  )
}

function PartBody({ id, box }: { id: string; box: GameBox }) {
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
      return flow ? (
        <>
          <ScoreFlow flow={flow} away={away} home={home} />
          <Runs box={box} />
        </>
      ) : null
    }
    case 'chances': {
      const chances = winChances({ ...box, isOver: box.game.result !== null })
      return chances ? <WinProbability box={box} chances={chances} /> : null
    }
    case 'scoring':
      return <ScoringSummary box={box} />
    case 'courts':
      return <CourtMatches box={box} />
    case 'players':
      return <BoxPlayers box={box} />
    case 'periods':
      return <ByPeriod box={box} />
    case 'drives':
      return <Drives box={box} />
    case 'shots':
      return <ShotCharts box={box} />
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
