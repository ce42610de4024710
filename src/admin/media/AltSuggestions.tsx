import { useState } from 'react'
import { useCall } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import styles from './AltSuggestions.module.css'

/** Offers words for a picture from its people and its game; nothing is filled in that nobody pressed. */
export function AltSuggestions({ assetId, onUse }: { assetId: number; onUse(words: string): void }) {
  const [isAsked, setAsked] = useState(false)
  const { data } = useCall('altSuggestions', { id: assetId }, { isWanted: isAsked })
  if (!isAsked)
    return (
      <Button look="quiet" icon="help" onPress={() => setAsked(true)}>
        Suggest alt text
      </Button>
    )
  const suggestions = data?.suggestions ?? []
  return (
    <div className={styles.suggestions} role="group" aria-label="Suggestions">
      {suggestions.map((words) => (
        <button key={words} type="button" className={styles.suggestion} onClick={() => onUse(words)}>
          {words}
        </button>
      ))}
      {data && suggestions.length === 0 ? (
        <p className={styles.nothing}>
          Add its people or its game in the library, and words for it are offered here.
        </p>
      ) : null}
    </div>
  )
}
