import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import controls from '../fields/parts/controls.module.css'
import { Button, ButtonLink } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import { useTeams } from '../people/use-teams.ts'
import { Screen } from '../shell/Screen.tsx'
import styles from './Front.module.css'
import { FrontList } from './FrontList.tsx'
import { FrontPreview } from './FrontPreview.tsx'
import { useFront } from './use-front.ts'

/** What the home page leads with, and every team's: by rule, unless somebody says otherwise. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const sportId = Number(search.get('sport')) || null
  return (
    <Arrangement
      key={sportId}
      sportId={sportId}
      onSport={(id) => setSearch(id === null ? {} : { sport: String(id) })}
    />
  )
}

function Arrangement({ sportId, onSport }: { sportId: number | null; onSport(id: number | null): void }) {
  const teams = useTeams()
  const arranged = useFront(sportId)
  const [isPreview, showPreview] = useState(false)
  const { front, contentId } = arranged
  // The general sport stands for the home page, which has its own line.
  const general = useCall('front', {}).data?.sportId
  const own = teams.filter(({ id }) => id !== general)
  return (
    <Screen
      title="Front page"
      lead="The rule fills the places by weight and freshness. Drag a story to keep it in one."
      actions={
        <>
          <Button icon="eye" onPress={() => showPreview(true)}>
            Preview
          </Button>
          {contentId === null ? null : (
            <ButtonLink icon="clock" to={`/content/fronts/${contentId}`}>
              Plan and history
            </ButtonLink>
          )}
        </>
      }
    >
      <label className={styles.sport}>
        Front of
        <select
          className={controls.input}
          value={sportId ?? ''}
          onChange={({ target }) => onSport(Number(target.value) || null)}
        >
          <option value="">The home page</option>
          {own.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Problem>{arranged.error ? arranged.error.message : null}</Problem>
      {front ? <FrontList arranged={arranged} /> : null}
      {isPreview ? <FrontPreview address={front?.address ?? '/'} onClose={() => showPreview(false)} /> : null}
    </Screen>
  )
}
