import { type FormEvent, useState } from 'react'
import { type HandAct, type HandSide, handSides } from '#contract/editing/hand-score.ts'
import controls from '../fields/parts/controls.module.css'
import styles from '../grid/GridScreen.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { clockWords, secondsOf } from './game-words.ts'
import type { GameSaid } from './use-game.ts'

interface CorrectPanelProps {
  game: GameSaid
  onSay(...acts: readonly Omit<HandAct, 'key'>[]): void
  onClose(): void
}

/** Numbers that are known to be others than those that stand; in a sport of sets those of the set that is played. */
export function CorrectPanel({ game, onSay, onClose }: CorrectPanelProps) {
  const { said, rules } = game
  const standing = (side: HandSide): number =>
    rules.isSets ? (said.periods[side].at(-1) ?? 0) : said.score[side]
  const [typed, setTyped] = useState({
    us: String(standing('us')),
    them: String(standing('them')),
    period: String(said.period || 1),
    clock: said.clockSeconds === null ? '' : clockWords(said.clockSeconds),
  })
  const [fault, setFault] = useState<string | null>(null)
  const field = (name: keyof typeof typed, label: string, isFirst = false) => (
    <label className={styles.field}>
      {label}
      <input
        className={controls.input}
        inputMode={name === 'clock' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={5}
        placeholder={name === 'clock' ? '12:00' : undefined}
        value={typed[name]}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to type it in
        autoFocus={isFirst}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </label>
  )
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const seconds = typed.clock.trim() === '' ? null : secondsOf(typed.clock)
    const numbers = [typed.us, typed.them, typed.period].map((text) => /^\d{1,4}$/.test(text.trim()))
    if (numbers.includes(false)) return setFault('A score and a period are whole numbers.')
    if (typed.clock.trim() !== '' && seconds === null)
      return setFault('A clock is minutes and seconds: 12:05.')
    const period = Number(typed.period)
    const acts: Omit<HandAct, 'key'>[] = [
      ...(rules.period && period !== (said.period || 1) && period >= 1 && period <= 40
        ? [{ act: 'period' as const, period }]
        : []),
      ...handSides.flatMap((side) =>
        Number(typed[side]) === standing(side)
          ? []
          : [{ act: 'score' as const, side, score: Number(typed[side]) }],
      ),
      ...(rules.hasClock && seconds !== null && seconds !== said.clockSeconds
        ? [{ act: 'clock' as const, seconds }]
        : []),
    ]
    if (acts.length > 0) onSay(...acts)
    onClose()
  }
  return (
    <Panel
      title="Correct"
      isOpen
      onClose={onClose}
      actions={
        <Button look="main" onPress={() => send()}>
          Correct
        </Button>
      }
    >
      <form onSubmit={send} className={styles.fields}>
        {handSides.map((side, index) => field(side, game[side].name, index === 0))}
        {rules.period ? field('period', rules.period) : null}
        {rules.hasClock ? field('clock', 'Clock') : null}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      <Problem>{fault}</Problem>
    </Panel>
  )
}
