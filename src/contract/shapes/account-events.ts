/** What may happen to the people of a school, to the keys of its programs and to its look, as its log names it. */
export const accountEventNames = [
  'invited',
  'invitation resent',
  'invitation withdrawn',
  'joined',
  'person added',
  'role changed',
  'removed',
  'signed in',
  'signed out everywhere',
  'password changed',
  'second step set up',
  'second step removed',
  'passkey added',
  'passkey removed',
  'second step required',
  'second step optional',
  'key made',
  'key revoked',
  'look changed',
  'site changed',
] as const
export type AccountEventName = (typeof accountEventNames)[number]
