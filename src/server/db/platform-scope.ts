import type { Tx } from './client.ts'

declare const platform: unique symbol

/**
 * What belongs to the platform and to no school: the list of schools, people with their sessions, and a school as a whole
 * where it is taken out, taken in or looked after. It is past row-level security, so it has a type of its own: a school's
 * unit of work cannot be given in its place, and `tests/architecture/platform.test.ts` says who may ask for it.
 */
export type PlatformScope = Tx & { readonly [platform]: true }

export const platformScope = (handle: Tx): PlatformScope => handle as PlatformScope

/** Several steps that are done together or not at all. */
export const inPlatform = <Result>(
  scope: PlatformScope,
  work: (scope: PlatformScope) => Promise<Result>,
): Promise<Result> => scope.transaction((tx) => work(platformScope(tx)))
