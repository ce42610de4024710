import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { useCall, useKinds } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import { Button } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import { dayWords } from '../words/moments.ts'
import { recapWords } from '../words/recap-words.ts'
import plain from './plain.module.css'
import styles from './Today.module.css'

/** Games that are over and that nothing tells of yet: the story of each is one press away. */
export function GamesToTell() {
  const mayWrite = useKinds().some(({ kind, mayWrite: may }) => kind === 'stories' && may)
  const games = useCall('gamesToTell', {}, { isWanted: mayWrite }).data?.games ?? []
  const { act, isBusy, problem } = useAct()
  const navigate = useNavigate()
  if (!mayWrite || games.length === 0) return null

  async function write(gameId: number) {
    const story = await act(() => call('recap', { gameId }))
    if (!story) return
    notify(recapWords(story.outcome, story.kept))
    await navigate(`/content/stories/${story.id}`)
  }
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          Over, and not told yet<span className={styles.count}>{games.length}</span>
        </h2>
      </header>
      <Problem>{problem}</Problem>
      <ul className={plain.cards}>
        {games.map(({ id, sport, opponent, day, result }) => (
          <li key={id} className={plain.card}>
            <span className={plain.name}>
              {sport} – {opponent}
            </span>
            <span className={plain.facts}>
              {result} · {dayWords(day)}
            </span>
            <span className={plain.end}>
              <Button
                isDisabled={isBusy}
                aria-label={`Write the recap of ${sport} against ${opponent}`}
                onPress={() => void write(id)}
              >
                Write the recap
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
