import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { Heading } from '#ui/Heading.tsx'
import type { PlayerPage } from './load-player.ts'
import { PlayerCompare } from './PlayerCompare.tsx'
import styles from './PlayerView.module.css'
import { playerParts } from './player-loads.ts'

/** A player's page, public or hidden. What it chooses with stays in place in the browser; all else is the server's HTML. */
export function PlayerView({ page }: { page: PlayerPage }) {
  const { controls, compare } = page
  return (
    <div key={page.rosterPlayerId}>
      <ServerHtml id="player-top" value={page.top}>
        {(top) => {
          const { PlayerTop } = playerParts.get()
          return <PlayerTop {...top} />
        }}
      </ServerHtml>
      <ServerHtml
        id="player-career"
        className={`u-frame u-grid u-columns-1 u-gap-7 u-far ${styles.page} ${styles.career}`}
        value={page.career}
      >
        {(career) => {
          const { PlayerCareer } = playerParts.get()
          return <PlayerCareer {...career} />
        }}
      </ServerHtml>
      <div className={`u-frame u-grid u-columns-1 u-gap-7 ${styles.page}`}>
        {controls ? (
          <section id="games" className="u-grid u-columns-1 u-gap-5 u-top">
            <Heading level={2} barred>
              Game log
            </Heading>
            {controls.seasons.length > 1 ? <FilterLinks label="Season" links={controls.seasons} /> : null}
            {controls.numbers.length > 1 ? <FilterLinks label="Chart" links={controls.numbers} /> : null}
            <ServerHtml
              id="player-games"
              className={`u-grid u-columns-1 u-gap-7 u-far ${styles.games}`}
              value={page.games}
            >
              {(games) => {
                const { PlayerGames } = playerParts.get()
                return <PlayerGames {...games} />
              }}
            </ServerHtml>
          </section>
        ) : null}
        {compare.options.length > 0 ? (
          <PlayerCompare {...compare}>
            <ServerHtml id="player-comparison" value={page.comparison}>
              {({ found }) => {
                const { Comparison } = playerParts.get()
                return found ? <Comparison comparison={found} /> : null
              }}
            </ServerHtml>
          </PlayerCompare>
        ) : null}
      </div>
      <ServerHtml id="player-bottom" value={page.bottom}>
        {(bottom) => {
          const { PlayerBottom } = playerParts.get()
          return <PlayerBottom {...bottom} />
        }}
      </ServerHtml>
    </div>
  )
}
