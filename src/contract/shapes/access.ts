/** What an editor can put behind an access code. */
export const protectedKinds = ['form', 'sportfile', 'document'] as const
export type ProtectedKind = (typeof protectedKinds)[number]
