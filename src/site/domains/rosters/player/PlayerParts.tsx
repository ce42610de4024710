import { CareerTables } from '#site/domains/stats/player/CareerTables.tsx'
import { GameChart } from '#site/domains/stats/player/GameChart.tsx'
import { GameLog } from '#site/domains/stats/player/GameLog.tsx'
import { HighsTable } from '#site/domains/stats/player/HighsTable.tsx'
import { PlayerMarks } from '#site/domains/stats/player/PlayerMarks.tsx'
import { SplitsTable } from '#site/domains/stats/player/SplitsTable.tsx'
import { FactStrip } from '#site/parts/heads/FactStrip.tsx'
import { fullName } from '#site/parts/people/full-name.ts'
import { Neighbours } from '#site/parts/people/Neighbours.tsx'
import { ReadMore } from '#site/parts/reading/ReadMore.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import type { PlayerPage } from './load-player.ts'
import { PlayerHonors, PlayerSeasons } from './PlayerAside.tsx'
import { PlayerHead } from './PlayerHead.tsx'
import parts from './PlayerParts.module.css'
import styles from './PlayerView.module.css'
import { RelatedList } from './RelatedList.tsx'

export { Comparison } from './Comparison.tsx'

/** Who it is: the band at the head, the bio, and the seasons and honors beside it. */
export function PlayerTop({
  player,
  up,
  follow,
  ranks,
  jumps,
  seasons,
  honors,
  bio,
  figures,
}: PlayerPage['top']) {
  return (
    <>
      <PlayerHead player={player} up={up} ranks={ranks} follow={follow}>
        {figures.facts.length > 0 ? (
          <>
            <p className={`u-note-xs u-semibold u-caps u-tracked-4 ${parts.figuresOf}`}>
              {figures.season} season
            </p>
            <FactStrip facts={figures.facts} />
          </>
        ) : null}
      </PlayerHead>
      {jumps.length > 1 ? (
        <Tabs
          label="On this page"
          size="small"
          className="no-print u-frame"
          items={jumps.map(({ id, label }) => ({ href: `#${id}`, label }))}
        />
      ) : null}
      <div className={`u-frame u-grid u-columns-1 u-gap-7 ${styles.page}`}>
        <div className={bio ? `u-grid u-gap-7 ${parts.about}` : undefined}>
          {bio ? (
            <section id="biography" className="u-grid u-columns-1 u-gap-5 u-top">
              <Heading level={2} barred>
                Biography
              </Heading>
              <ReadMore html={bio} about={fullName(player)} />
            </section>
          ) : null}
          <div className="u-grid u-gap-6 u-shrink u-top">
            <PlayerSeasons rosterPlayerId={player.rosterPlayerId} seasons={seasons} />
            <PlayerHonors honors={honors} />
          </div>
        </div>
      </div>
    </>
  )
}

/** The numbers season by season; nothing in a sport that is kept no statistics of. */
export function PlayerCareer({ name, career, marks, addresses }: PlayerPage['career']) {
  if (!career) return null
  return (
    <section id="statistics" className="u-grid u-columns-1 u-gap-5 u-top">
      <Heading level={2} barred>
        Statistics
      </Heading>
      <PlayerMarks {...marks} />
      {career.seasons.length > 0 ? (
        <CareerTables name={name} {...career} addresses={new Map(addresses)} />
      ) : (
        <p className={parts.empty}>
          {name} has not played in a game yet. The numbers come with the first one.
        </p>
      )}
    </section>
  )
}

/** The games of a season: one number as a chart, all of them as a table, and the best of them. */
export function PlayerGames({
  name,
  sportSlug,
  season,
  columns,
  games,
  total,
  chart,
  highs,
  splits,
  telling,
}: PlayerPage['games']) {
  return (
    <>
      {chart ? <GameChart name={name} season={season} chart={chart} /> : null}
      <GameLog
        name={name}
        sportSlug={sportSlug}
        season={season}
        columns={columns}
        games={games}
        total={total}
      />
      {splits.length > 0 ? (
        <section id="splits" className="u-grid u-columns-1 u-gap-5 u-top">
          <Heading level={2} barred>
            Splits
          </Heading>
          <SplitsTable name={name} season={season} columns={columns} splits={splits} telling={telling} />
        </section>
      ) : null}
      {highs.length > 0 ? (
        <section id="highs" className="u-grid u-columns-1 u-gap-5 u-top">
          <Heading level={2} barred>
            Highs
          </Heading>
          <HighsTable name={name} sportSlug={sportSlug} season={season} rows={highs} />
        </section>
      ) : null}
    </>
  )
}

export function PlayerBottom({ stories, videos, team, neighbours }: PlayerPage['bottom']) {
  return (
    <>
      {stories.length + videos.length > 0 ? (
        <div id="news" className={`u-frame u-grid u-columns-1 u-gap-7 ${styles.page}`}>
          <RelatedList title="Stories" items={stories} />
          <RelatedList title="Videos" items={videos} />
        </div>
      ) : null}
      <div className={`u-frame u-grid u-columns-1 u-gap-7 ${styles.page}`}>
        <Button kind="text" href={team.feed} icon="calendar-add">
          {team.title} games in your calendar
        </Button>
      </div>
      <Neighbours what="player" {...neighbours} />
    </>
  )
}
