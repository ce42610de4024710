import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { accountEventNames } from '../shapes/account-events.ts'
import { nullable, object, oneOf, text } from '../shapes/schema.ts'
import { roles } from '../shapes/visitor.ts'
import { at, Cursor, example, ItemId, Limit, reads, Words, writes } from './desk.words.ts'
import { AccountEvent, DeskPerson, Member, OpenInvitation, ProgramKey, SportIds } from './people.shapes.ts'

const OfPerson = object({ userId: Type.String({ pattern: '^[\\w-]{1,64}$', ...example('nobody') }) })
const OfInvitation = object({ invitationId: ItemId })
const OfKey = object({ keyId: ItemId })
const Ended = object({ sessions: Type.Integer({ description: 'How many browsers were signed out' }) })

const administers = { ...writes, needs: 'administrator' } as const
const looks = { ...reads, needs: 'administrator' } as const
/** Mails that somebody else may be sent. */
const mails = { ...administers, rate: { name: 'invitations', max: 30, minutes: 10 } } as const

/** Who works on the site, and with what they get in. */
export const people = endpoints({
  me: {
    ...reads,
    needs: 'visitor',
    path: at('/me'),
    summary:
      'Who is at the desk, with which role and for which teams, and at which other schools; notes that they were here',
    response: DeskPerson,
  },
  endMySessions: {
    ...writes,
    needs: 'visitor',
    method: 'POST',
    path: at('/me/sign-out-everywhere'),
    summary: 'Signs the asker out in every browser, this one among them',
    body: object({}),
    response: Ended,
  },
  members: {
    ...looks,
    path: at('/people'),
    summary: 'Who works on the site, and who is invited',
    response: object({ members: Type.Array(Member), invitations: Type.Array(OpenInvitation) }),
  },
  changeMember: {
    ...administers,
    method: 'PUT',
    path: at('/people/:userId'),
    summary: 'Gives somebody another role, or other teams',
    params: OfPerson,
    body: object({ role: oneOf(roles), sportIds: SportIds }),
    response: Member,
  },
  removeMember: {
    ...administers,
    method: 'DELETE',
    path: at('/people/:userId'),
    summary: 'Takes somebody off the site; what they wrote stays',
    params: OfPerson,
    response: object({ userId: text() }),
  },
  endSessions: {
    ...administers,
    method: 'POST',
    path: at('/people/:userId/sign-out-everywhere'),
    summary: 'Signs somebody out in every browser',
    params: OfPerson,
    body: object({}),
    response: Ended,
  },
  invite: {
    ...mails,
    method: 'POST',
    path: at('/invitations'),
    summary: 'Invites somebody by mail; an earlier invitation of the address ends',
    body: object({
      email: Type.String({ maxLength: 254, ...example('name@school.edu') }),
      role: oneOf(roles),
      sportIds: Type.Optional(SportIds),
    }),
    response: OpenInvitation,
  },
  resendInvitation: {
    ...mails,
    method: 'POST',
    path: at('/invitations/:invitationId/resend'),
    summary: 'Mails an invitation again, with a new link that is good for another seven days',
    params: OfInvitation,
    body: object({}),
    response: OpenInvitation,
  },
  withdrawInvitation: {
    ...administers,
    method: 'DELETE',
    path: at('/invitations/:invitationId'),
    summary: 'Takes an invitation back: its link is good for nothing',
    params: OfInvitation,
    response: object({ id: ItemId }),
  },
  accountLog: {
    ...looks,
    path: at('/people/log'),
    summary: 'What happened to people and keys, the latest first',
    query: object({
      search: Type.Optional(Words),
      what: Type.Optional(oneOf(accountEventNames)),
      after: Type.Optional(Cursor),
      limit: Type.Optional(Limit),
    }),
    response: object({ events: Type.Array(AccountEvent), next: nullable(text()) }),
  },
  keys: {
    ...looks,
    path: at('/keys'),
    summary: 'The keys of programs that send something, revoked ones among them',
    response: object({ keys: Type.Array(ProgramKey) }),
  },
  makeKey: {
    ...administers,
    method: 'POST',
    path: at('/keys'),
    summary: 'Makes a key for a scoring program; it is shown this once',
    body: object({ label: Type.String({ minLength: 1, maxLength: 100, ...example('Press box') }) }),
    response: object({ key: ProgramKey, secret: text() }),
  },
  revokeKey: {
    ...administers,
    method: 'DELETE',
    path: at('/keys/:keyId'),
    summary: 'Takes a key back: what comes with it is refused from now on',
    params: OfKey,
    response: object({ id: ItemId }),
  },
  signInRules: {
    ...looks,
    path: at('/sign-in-rules'),
    summary: 'What the school asks of those who sign in',
    response: object({ requiresTwoStep: Type.Boolean() }),
  },
  changeSignInRules: {
    ...administers,
    method: 'PUT',
    path: at('/sign-in-rules'),
    summary: 'Says whether everybody who works on the site needs a second step to sign in',
    body: object({ requiresTwoStep: Type.Boolean() }),
    response: object({ requiresTwoStep: Type.Boolean() }),
  },
})
