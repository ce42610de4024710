import { useLoaderData } from 'react-router'
import type { BoxScore } from '#contract/stats.ts'
import { Button } from '#ui/Button.tsx'
import { RefreshWhileLive } from '../../domains/live/RefreshWhileLive.tsx'
import { BoxHead } from '../../domains/stats/BoxHead.tsx'
import { BoxLeaders } from '../../domains/stats/BoxLeaders.tsx'
import { BoxLineScore } from '../../domains/stats/BoxLineScore.tsx'
import { BoxNotes } from '../../domains/stats/BoxNotes.tsx'
import { BoxPart } from '../../domains/stats/BoxPart.tsx'
import { BoxPlayers } from '../../domains/stats/BoxPlayers.tsx'
import { boxParts } from '../../domains/stats/box-parts.ts'
import { CourtMatches } from '../../domains/stats/CourtMatches.tsx'
import { compareTeams } from '../../domains/stats/comparison.ts'
import { DriveTable } from '../../domains/stats/DriveTable.tsx'
import { loadBoxScore } from '../../domains/stats/load-box-score.ts'
import { PlayByPlay } from '../../domains/stats/PlayByPlay.tsx'
import { ScoreFlow } from '../../domains/stats/ScoreFlow.tsx'
import { ScoringSummary } from '../../domains/stats/ScoringSummary.tsx'
import { scoreFlow } from '../../domains/stats/score-flow.ts'
import { TeamComparison } from '../../domains/stats/TeamComparison.tsx'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import styles from './boxscore.module.css'

export const headers = cachedPage

export const meta = pageMeta

export const loader = serverLoads(loadBoxScore, { inHtmlOnly: ['box'] })
export const clientLoader = clientLoads(loadBoxScore)

export default function BoxScorePage() {
  const { summary, watched, box } = useLoaderData<typeof loader>()
  return (
    <>
      <ServerHtml id="boxscore" value={box}>
        {(whole) => (
          <>
            <BoxHead box={whole} standing={summary.standing} />
            <div className={styles.page}>
              <BoxLineScore box={whole} />
              <div className={styles.tools}>
                <nav aria-label="On this page">
                  <ul className={styles.parts}>
                    {boxParts(whole).map(({ id, title }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{title}</a>
                      </li>
                    ))}
                  </ul>
                </nav>
                <div className={styles.links}>
                  {summary.links.map(({ href, label }) => (
                    <Button key={href} kind="text" href={href} iconAfter="arrow-right">
                      {label}
                    </Button>
                  ))}
                </div>
              </div>
              {boxParts(whole).map(({ id, title }) => (
                <BoxPart key={id} id={id} title={title}>
                  <PartBody id={id} box={whole} />
                </BoxPart>
              ))}
            </div>
          </>
        )}
      </ServerHtml>
      <RefreshWhileLive game={watched} />
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
