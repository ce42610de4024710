import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import type { DeskSchool } from '#contract/editing/desk.school.ts'
import type { KindDescription, KindSummary } from '#contract/editing/desk.shapes.ts'
import { keep, kept } from '../ground/kept.ts'
import { type Asked, type CallName, call, Refused, type Told } from './call.ts'

/** How long to wait before what nobody answered is asked again: ever longer. */
export const retryAfterMs = (attempt: number): number => Math.min(1000 * 2 ** attempt, 15_000)

/** What was refused stays refused; what nobody answered is asked again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 30 * 60_000,
      networkMode: 'always',
      placeholderData: keepPreviousData,
      retry: (_count, error) => !(error instanceof Refused),
      retryDelay: retryAfterMs,
    },
  },
})

/** Asks at once for whatever nobody has answered yet. */
export const askAnew = (): void => {
  const predicate = ({ state }: { state: { data: unknown } }) => state.data === undefined
  void queries.cancelQueries({ predicate }).then(() => queries.refetchQueries({ predicate }))
}

/** What a call answers, as long as it is shown. Its key is its name and what was asked. */
export function useCall<Name extends CallName>(
  name: Name,
  input: Asked<Name>,
  options: { isWanted?: boolean; staleMs?: number } = {},
) {
  return useQuery({
    queryKey: [name, input],
    queryFn: () => (call as (name: Name, input: Asked<Name>) => Promise<Told<Name>>)(name, input),
    enabled: options.isWanted ?? true,
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
  })
}

/** Something was written: lists, drafts, history and what names it may all tell something else now. */
export async function somethingChanged(): Promise<void> {
  const steady = ['school', 'me', 'kinds', 'kind']
  await queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => !steady.includes(String(name)) })
}

const hourMs = 60 * 60_000

const isSchool = (value: unknown): value is DeskSchool =>
  typeof value === 'object' && value !== null && 'brand' in value && 'timeZone' in value

/** The school; from the last visit until it has answered, so that the desk has its color at once. */
export function useSchool(): DeskSchool | undefined {
  const { data } = useQuery({
    queryKey: ['school'],
    queryFn: async () => {
      const school = await call('school')
      keep('school', school)
      return school
    },
    staleTime: hourMs,
    placeholderData: () => kept('school', isSchool) ?? undefined,
  })
  return data
}

export const useMe = () => useCall('me', {}, { staleMs: hourMs }).data

export function useKinds(): readonly KindSummary[] {
  return useCall('kinds', {}, { staleMs: hourMs }).data?.kinds ?? []
}

/** Why somebody may not open a kind, which they may still choose from elsewhere. */
export function useKindRefusal(kind: string): Refused | null {
  const { data, error } = useCall('kind', { kind }, { staleMs: hourMs })
  if (data?.kind === kind && data.refusal !== null) return new Refused({ status: 403, detail: data.refusal })
  return error instanceof Refused ? error : null
}

export function useKind(kind: string): KindDescription | undefined {
  const { data } = useCall('kind', { kind }, { staleMs: hourMs })
  // While another kind is on its way the last one is still there, and is not this.
  return data?.kind === kind ? data : undefined
}
