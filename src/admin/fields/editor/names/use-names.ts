import { useMemo } from 'react'
import type { StoryName } from '#contract/editing/desk.names.ts'
import { useCall } from '../../../api/queries.ts'
import { useBesideValue } from '../../parts/form-values.ts'
import { NameBook } from './find-names.ts'

const none: readonly StoryName[] = []
const hourMs = 60 * 60_000

/** The sport that the form is about; null where it is about all of them, or none is chosen yet. */
export function useSport(): number | null {
  const sport = useBesideValue('sportId')
  return typeof sport === 'number' ? sport : null
}

/** Whom a text may name: asked for once, and found in the browser from then on. */
export function useNames(sportId: number | null, isWanted: boolean): NameBook<StoryName> {
  const { data } = useCall('names', sportId === null ? {} : { sportId }, { isWanted, staleMs: hourMs })
  const names = data?.names ?? none
  return useMemo(() => new NameBook(names), [names])
}
