import type { AccountEventName } from '#contract/shapes/account-events.ts'

/** What somebody did, as a verb; it goes before what it was done to. */
const deeds: Readonly<Record<AccountEventName, string>> = {
  invited: 'invited',
  'invitation resent': 'sent another invitation to',
  'invitation withdrawn': 'withdrew the invitation of',
  joined: 'accepted the invitation for',
  'person added': 'added',
  'role changed': 'changed the role or teams of',
  removed: 'removed',
  'signed in': 'signed in',
  'signed out everywhere': 'signed out everywhere:',
  'password changed': 'changed the password of',
  'second step set up': 'set up a second step for',
  'second step removed': 'took the second step off',
  'passkey added': 'added a passkey to',
  'passkey removed': 'removed a passkey of',
  'second step required': 'made a second step the rule at',
  'second step optional': 'made a second step optional at',
  'key made': 'made the key',
  'key revoked': 'revoked the key',
  'look changed': 'changed the look of',
  'site changed': 'changed the feature',
  'school exported': 'exported',
}

/** What is chosen to narrow the log down. */
export const eventLabels: Readonly<Record<AccountEventName, string>> = {
  invited: 'Invitations',
  'invitation resent': 'Invitations sent again',
  'invitation withdrawn': 'Invitations withdrawn',
  joined: 'New people',
  'person added': 'People added without an invitation',
  'role changed': 'Roles and teams',
  removed: 'Removals',
  'signed in': 'Sign-ins from new browsers',
  'signed out everywhere': 'Signed out everywhere',
  'password changed': 'Passwords',
  'second step set up': 'Second steps set up',
  'second step removed': 'Second steps taken off',
  'passkey added': 'Passkeys added',
  'passkey removed': 'Passkeys removed',
  'second step required': 'Second step made the rule',
  'second step optional': 'Second step made optional',
  'key made': 'Keys made',
  'key revoked': 'Keys revoked',
  'look changed': 'Brand',
  'site changed': 'Features',
  'school exported': 'Exports of the school',
}

export const eventWords = (what: AccountEventName): string => deeds[what]
