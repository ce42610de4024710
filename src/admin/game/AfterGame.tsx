import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeskGameLine } from '#contract/editing/game-desk.ts'
import { isOver } from '#contract/shapes/game-state.ts'
import { call } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { CardsPanel } from '../form/cards/CardsPanel.tsx'
import { Button } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import { recapWords } from '../words/recap-words.ts'
import styles from './game.module.css'
import { gameTitle } from './game-words.ts'

/** What is made of a game once it is over: its story, its photographs, the card that networks show. */
export function AfterGame({ game }: { game: DeskGameLine }) {
  const { act, isBusy, problem } = useAct()
  const [isCard, showCard] = useState(false)
  const navigate = useNavigate()
  if (!isOver(game.state) || !game.mayWrite) return null
  const { id } = game
  const recap = async () => {
    const story = await act(() => call('recap', { gameId: id }))
    if (!story) return
    notify(recapWords(story.outcome, story.kept))
    void navigate(`/content/stories/${story.id}`)
  }
  const photographs = async () => {
    const gallery = await act(() =>
      call('begin', {
        kind: 'galleries',
        body: { key: crypto.randomUUID(), value: { title: gameTitle(game) } },
      }),
    )
    if (gallery) void navigate(`/content/galleries/${gallery.id}`)
  }
  return (
    <>
      <Problem>{problem}</Problem>
      <p className={styles.ways}>
        <Button icon="edit" isDisabled={isBusy} onPress={() => void recap()}>
          Write the recap
        </Button>
        <Button icon="media" isDisabled={isBusy} onPress={() => void photographs()}>
          Photographs
        </Button>
        <Button icon="copy" onPress={() => showCard(true)}>
          Share card
        </Button>
      </p>
      <CardsPanel
        kind="games"
        id={id}
        title={gameTitle(game)}
        path={`/cards/game/${id}.png`}
        isOpen={isCard}
        onClose={() => showCard(false)}
      />
    </>
  )
}
