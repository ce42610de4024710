import controls from '../fields/parts/controls.module.css'
import gridStyles from '../grid/GridScreen.module.css'
import styles from './ScoreFields.module.css'
import { type Score, scoreWords } from './score.ts'

interface ScoreFieldsProps {
  score: Score
  opponent: string
  onChange(score: Score): void
}

const winners = ['most', 'us', 'them', 'nobody'] as const
const isWinner = (value: string): value is Score['winner'] => winners.some((one) => one === value)

/** Both scores in large figures, by the keys of a phone, and what they mean in words. */
export function ScoreFields({ score, opponent, onChange }: ScoreFieldsProps) {
  const side = (name: 'ours' | 'theirs', label: string) => (
    <label className={styles.side}>
      <span>{label}</span>
      <input
        className={styles.points}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={score[name]}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to type it in
        autoFocus={name === 'ours'}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange({ ...score, [name]: target.value.replace(/\D/g, '') })}
      />
    </label>
  )
  return (
    <div className={styles.score}>
      {side('ours', 'Our score')}
      {side('theirs', opponent)}
      <p className={styles.words} role="status">
        {scoreWords(score, opponent)}
      </p>
      <label className={gridStyles.field}>
        Who won
        <select
          className={controls.input}
          value={score.winner}
          onChange={({ target }) =>
            onChange({ ...score, winner: isWinner(target.value) ? target.value : 'most' })
          }
        >
          <option value="most">Whoever has more</option>
          <option value="us">We did</option>
          <option value="them">{opponent}</option>
          <option value="nobody">Nobody: a tie</option>
        </select>
      </label>
      <label className={gridStyles.field}>
        After the score
        <input
          className={controls.input}
          placeholder="(OT)"
          maxLength={40}
          value={score.after}
          onChange={({ target }) => onChange({ ...score, after: target.value })}
        />
      </label>
    </div>
  )
}
