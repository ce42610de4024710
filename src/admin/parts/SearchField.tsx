import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  label: string
  /** What is typed into it; the label where nothing is said. */
  placeholder?: string
  /** What is being searched for. */
  value: string
  onSearch(value: string): void
}

/** Long enough for the next key, short enough to be felt as at once. */
const restMs = 200

/** Searches when the typing rests. A slash goes to it. */
export function SearchField({ label, placeholder = label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [searched, setSearched] = useState(value)
  // Changed by something else than typing, such as a saved view.
  if (value !== searched) {
    setSearched(value)
    setTyped(value)
  }
  const search = useEffectEvent(() => {
    setSearched(typed)
    onSearch(typed)
  })
  useEffect(() => {
    if (typed === searched) return undefined
    const timer = setTimeout(search, restMs)
    return () => clearTimeout(timer)
  }, [typed, searched])
  return (
    <label className={styles.search}>
      <Icon name="search" />
      <span className="visually-hidden">{label}</span>
      <input
        id="list-search"
        className={styles.input}
        type="search"
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  )
}
