import type { Handle, PlatformScope } from './client.ts'

export const platformScope = (handle: Handle): PlatformScope => handle as PlatformScope

/** Several steps that are done together or not at all. */
export const inPlatform = <Result>(
  scope: PlatformScope,
  work: (scope: PlatformScope) => Promise<Result>,
): Promise<Result> => scope.transaction((tx) => work(platformScope(tx)))
