import { useCall } from '../api/queries.ts'

export interface Team {
  id: number
  title: string
}

/** The teams of the school, by name. */
export function useTeams(): readonly Team[] {
  const { data } = useCall('list', { kind: 'sports', limit: 100 }, { staleMs: 5 * 60_000 })
  return (data?.items ?? [])
    .filter(({ isPublished }) => isPublished)
    .map(({ id, title }) => ({ id, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title))
}
