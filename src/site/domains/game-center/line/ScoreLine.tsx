import { use } from 'react'
import type { GameOnAir } from '#contract/live.ts'
import { islandComponent } from '#site/lateness/late-code.ts'
import { ServerHtml, useUnlessKept } from '#site/lateness/ServerHtml.tsx'
import { Nonce } from '#site/page/nonce.ts'
import { useRootData } from '#site/page/school/root-data.ts'

const LineGames = islandComponent(() => import('./LineGames.island.tsx'))

const none: GameOnAir[] = []

/**
 * The games that are on, above the header of every page. The document says which; the score is what this browser has
 * heard last, written in before the first paint, and from then on what the feed says.
 */
export function ScoreLine() {
  const games = useRootData()?.onAir ?? none
  const nonce = use(Nonce)
  return (
    <ServerHtml id="score-line" value={useUnlessKept('score-line', games)}>
      {(shown) => <LineGames games={shown} nonce={nonce} />}
    </ServerHtml>
  )
}
