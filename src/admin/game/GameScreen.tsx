import { useParams } from 'react-router'
import { ButtonLink } from '../parts/Button.tsx'
import { Screen } from '../shell/Screen.tsx'
import styles from './game.module.css'
import { ScorePane } from './ScorePane.tsx'

/** One game at the field, or several beside each other: each is kept by itself. */
export function Component() {
  const { ids = '' } = useParams()
  const games = [...new Set(ids.split(','))].filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number)
  return (
    <Screen
      title="Game desk"
      width={games.length > 1 ? 'full' : 'reading'}
      actions={
        <ButtonLink icon="arrow-left" look="quiet" to="/game-desk">
          All games
        </ButtonLink>
      }
    >
      <div className={styles.panes}>
        {games.map((id) => (
          <ScorePane key={id} gameId={id} />
        ))}
      </div>
    </Screen>
  )
}
