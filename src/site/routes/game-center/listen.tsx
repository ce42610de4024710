import { useLoaderData } from 'react-router'
import styles from '#site/domains/game-center/listening/Listening.module.css'
import { SpokenPeriods } from '#site/domains/game-center/listening/SpokenPeriods.tsx'
import { Island } from '#site/lateness/Island.tsx'
import { islandComponent, lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'

export const headers = cachedPage

export const meta = pageMeta

const ListeningControls = islandComponent(
  () => import('#site/domains/game-center/listening/ListeningControls.island.tsx'),
)

const loadListening = lateLoad(
  async () => (await import('#site/domains/game-center/listening/load-listening.ts')).loadListening,
)

export const loader = serverLoads(loadListening)
export const clientLoader = clientLoads(loadListening)

/** Drawn by React all the way, and not kept as HTML: what is new joins it, and whoever reads stays where they are. */
export default function ListenPage() {
  const { title, day, center, clock, told, untold } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} note={`${day}. The game for listening, in the order in which it was played.`} />
      <div className={`u-page-6 ${styles.page}`}>
        <p className={styles.score}>{told?.score ?? untold}</p>
        <Island defer="idle">
          <ListeningControls
            game={clock}
            score={told?.score ?? untold}
            plays={told?.periods.flatMap(({ plays }) => plays) ?? noPlays}
          />
        </Island>
        {told ? <SpokenPeriods periods={told.periods} /> : null}
        <p>
          <a className="u-target" href={center}>
            The game center with pictures, tables and leaders
          </a>
        </p>
      </div>
    </>
  )
}

const noPlays: never[] = []
