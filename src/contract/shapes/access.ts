/** What an editor can put behind an access code. */
export const protectedKinds = ['form', 'sportfile', 'document'] as const
export type ProtectedKind = (typeof protectedKinds)[number]

/** Takes the form that asks for a code; it has no version, because pages alone send it. */
export const accessDoor = '/api/access/form'
