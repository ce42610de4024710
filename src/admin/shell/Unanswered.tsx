import { whyUnreached } from '../api/connection.ts'
import { askAnew } from '../api/queries.ts'
import { useStore } from '../ground/store.ts'
import { Button } from '../parts/Button.tsx'
import { Screen } from './Screen.tsx'

/** Something was opened and nobody answered: it says so instead of standing empty, or of passing for gone. */
export function Unanswered({ what = 'The desk', onAsk = askAnew }: { what?: string; onAsk?: () => void }) {
  const isBusy = useStore(whyUnreached) !== 'gone'
  return (
    <Screen title={isBusy ? 'The server has too much to do' : 'The server cannot be reached'}>
      <p role="status">
        {isBusy
          ? `It is there, but could not answer just now. ${what} opens by itself as soon as it does.`
          : `Check the connection. ${what} opens by itself as soon as there is one.`}{' '}
        What you wrote before is kept.
      </p>
      <p>
        <Button look="main" onPress={onAsk}>
          Try again
        </Button>
      </p>
    </Screen>
  )
}
