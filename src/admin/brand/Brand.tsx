import { useState } from 'react'
import { useCall } from '../api/queries.ts'
import { Problem } from '../parts/Problem.tsx'
import { Screen } from '../shell/Screen.tsx'
import styles from './Brand.module.css'
import { BrandForm } from './BrandForm.tsx'

/** How the school looks on every page, tried out on the real ones before anybody sees it. */
export function Component() {
  const { data, error } = useCall('brandNow', {})
  const [turn, setTurn] = useState(0)
  return (
    <Screen title="Brand" width="full">
      <p className={styles.lead}>
        A theme, two colors, a crest and a typeface. Everything else on the site follows from them.
      </p>
      <Problem>{error && !data ? error.message : null}</Problem>
      {data ? <BrandForm key={turn} opened={data} onChanged={() => setTurn(turn + 1)} /> : null}
    </Screen>
  )
}
