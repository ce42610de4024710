import { useRouteError } from 'react-router'
import { Button, ButtonLink } from '../parts/Button.tsx'
import { Screen } from './Screen.tsx'

/** No such screen, or one that failed. */
export function Lost() {
  const error = useRouteError()
  if (error)
    return (
      <Screen title="This screen failed">
        <p>
          What you were writing is kept. The server may have had too much to do: load the desk again to go on.
        </p>
        <p>
          <Button look="main" onPress={() => location.reload()}>
            Load again
          </Button>
        </p>
      </Screen>
    )
  return (
    <Screen title="There is no such screen">
      <p>It may have moved. The palette (Ctrl-K) finds everything by name.</p>
      <p>
        <ButtonLink to="/" icon="home">
          Today
        </ButtonLink>
      </p>
    </Screen>
  )
}
