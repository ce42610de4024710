/** What may happen to the people of a school and to the keys of its programs, as its log names it. */
export const accountEventNames = [
  'invited',
  'invitation resent',
  'invitation withdrawn',
  'joined',
  'role changed',
  'removed',
  'signed in',
  'signed out everywhere',
  'password changed',
  'second step set up',
  'second step removed',
  'second step required',
  'second step optional',
  'key made',
  'key revoked',
] as const
export type AccountEventName = (typeof accountEventNames)[number]
