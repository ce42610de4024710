import { useLoaderData } from 'react-router'
import { mostCompared, placeNames } from '#site/domains/stats/compare/compare-choice.ts'
import { lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './compare.module.css'

export const headers = cachedPage

export const meta = pageMeta

/** What draws the table: the browser needs it when it first has one that did not come as HTML. */
const comparedPlayers = lateModule(() => import('#site/domains/stats/compare/ComparedPlayers.tsx'))

const loadCompare = lateLoad(
  async () => (await import('#site/domains/stats/compare/load-compare.ts')).loadCompare,
)

export const loader = serverLoads(loadCompare, { inHtmlOnly: ['comparison'] })
export const clientLoader = comparedPlayers.with(clientLoads(loadCompare))

export default function ComparePage() {
  const { sport, address, season, seasons, people, chosen, comparison } = useLoaderData<typeof loader>()
  return (
    <>
      <TeamPageHead sport={sport} page="Comparison" season="Player" seasonLinks={[]} />
      <div className="u-page">
        <form key={chosen.join()} className={styles.form} method="get" action={address} data-keep-scroll="">
          {Array.from({ length: mostCompared }, (_, index) => (
            <Select
              key={index}
              name={placeNames[index] ?? ''}
              label={`Player ${index + 1}`}
              size="small"
              options={[{ value: '', label: index < 2 ? 'Choose a player' : 'Nobody' }, ...people]}
              defaultValue={chosen[index] ?? ''}
            />
          ))}
          <Select name="season" label="Numbers of" size="small" options={seasons} defaultValue={season} />
          <Button type="submit">Compare</Button>
        </form>
        <ServerHtml id="compared" value={comparison} className="u-grid u-gap-4 u-shrink-items">
          {(value) => {
            const { ComparedPlayers } = comparedPlayers.get()
            return <ComparedPlayers {...value} />
          }}
        </ServerHtml>
      </div>
    </>
  )
}
