import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { useAddress } from '../navigation/use-address.ts'
import { Button, ButtonLink } from '../parts/Button.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Screen } from '../shell/Screen.tsx'
import { dayWords } from '../words/moments.ts'
import styles from './game.module.css'
import { gameTitle, lineWords } from './game-words.ts'

const listedAgainMs = 15_000
/** More would be too narrow for a thumb. */
const mostSideBySide = 8

const beside = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The games of a day: one is opened at the field, several beside each other on a Saturday. */
export function Component() {
  const [query, set] = useAddress()
  const day = query.get('day') ?? ''
  const asked = /^\d{4}-\d\d-\d\d$/.test(day) ? { day } : {}
  const { data, error } = useQuery({
    queryKey: ['gamesAtDesk', asked],
    queryFn: () => call('gamesAtDesk', asked),
    refetchInterval: listedAgainMs,
  })
  const games = data?.games ?? []
  const open = games.filter(({ state }) => state !== 'Postponed' && state !== 'Canceled')
  const go = (days: number) => data && set('day', beside(data.day, days))
  return (
    <Screen
      title="Game desk"
      lead={data ? dayWords(data.day) : ''}
      actions={
        <>
          <Button icon="arrow-left" label="The day before" onPress={() => go(-1)} />
          <Button onPress={() => set('day', '')}>Today</Button>
          <Button icon="chevron-right" label="The day after" onPress={() => go(1)} />
        </>
      }
    >
      <Problem>{error?.message ?? null}</Problem>
      {data && games.length === 0 ? <Nothing>No game is on that day.</Nothing> : null}
      <ul className={styles.list}>
        {games.map((game) => (
          <li key={game.id}>
            <Link to={`/game-desk/${game.id}`} className={styles.line}>
              <b>{gameTitle(game)}</b>
              <span>{lineWords(game)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {open.length > 1 ? (
        <p className={styles.beside}>
          <ButtonLink
            icon="columns"
            to={`/game-desk/${open
              .slice(0, mostSideBySide)
              .map(({ id }) => id)
              .join(',')}`}
          >
            Side by side
          </ButtonLink>
        </p>
      ) : null}
    </Screen>
  )
}
