import type { PlatformScope, Tx } from './client.ts'

export const platformScope = (handle: Tx): PlatformScope => handle as PlatformScope

/** Several steps that are done together or not at all. */
export const inPlatform = <Result>(
  scope: PlatformScope,
  work: (scope: PlatformScope) => Promise<Result>,
): Promise<Result> => scope.transaction((tx) => work(platformScope(tx)))
