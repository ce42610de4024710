import { useSearchParams } from 'react-router'

/** What a screen shows, kept in its address: whoever is sent it sees the same. Nothing is said of what is empty. */
export function useAddress(): [query: URLSearchParams, set: (name: string, value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true })
  }
  return [query, set]
}
