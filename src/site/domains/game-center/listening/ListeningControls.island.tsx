import { useEffect, useRef, useState } from 'react'
import type { ClockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { useFreshPage } from '#site/domains/live/use-fresh-page.ts'
import { useLiveGame } from '#site/domains/live/use-live-game.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Listening.module.css'
import { type ListeningMode, listeningModes, type SpokenPlay, saidSince, scoreWords } from './spoken-game.ts'

const modes = Object.entries(listeningModes) as [ListeningMode, string][]

export interface ListeningControlsProps {
  game: ClockedGame
  score: string
  plays: SpokenPlay[]
}

/** How much is said, and the score whenever somebody asks. What is new joins the page below, and nothing takes the focus. */
export default function ListeningControls({ game, score, plays }: ListeningControlsProps) {
  const [mode, setMode] = useState<ListeningMode>('scores')
  const [said, say] = useState<string[]>([])
  const live = useLiveGame(game, null)
  const now = live?.play
    ? `${scoreWords(live.play.away.name, live.play.away.score, live.play.home.name, live.play.home.score)} ${[live.play.period, live.play.clock].filter(Boolean).join(', ')}`
    : score
  const asked = useRef(0)
  const readScore = () => {
    asked.current++
    // The same words again are only heard when something about them is new.
    say([asked.current % 2 ? now : `${now}\u00a0`])
  }
  const latest = useRef(readScore)
  useFreshPage(live)

  const before = useRef(plays)
  useEffect(() => {
    const news = saidSince(before.current, plays, mode)
    before.current = plays
    if (news.length > 0) say(news)
  }, [plays, mode])

  useEffect(() => {
    latest.current = readScore
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyS') return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <div className={styles.controls}>
      <fieldset className={styles.modes}>
        <legend>Say by itself</legend>
        {modes.map(([value, label]) => (
          <label key={value} className={styles.mode}>
            <input
              type="radio"
              name="listening"
              value={value}
              checked={mode === value}
              onChange={() => setMode(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Button aria-keyshortcuts="Alt+Shift+S" onClick={readScore}>
        Read the score now
      </Button>
      <p className="u-note">The keys Alt, Shift and S together read it from anywhere on this page.</p>
      <div role="status" className={styles.said}>
        {said.map((words, index) => (
          <p key={index}>{words}</p>
        ))}
      </div>
    </div>
  )
}
