import type { PageNote } from '#site/parts/plain-forms/PlainPage.tsx'

type Words = readonly [title: string, text: string]

/** What the forms of the account pages answer, by the code in the address. None tells whether an account exists. */
const problems = {
  wrong: [
    'That did not work',
    'The e-mail address or the password is not right. Try again, or ask for a new password.',
  ],
  locked: [
    'Too many attempts',
    'To keep accounts safe, further attempts are refused for a while. Try again in fifteen minutes, or ask for a new password.',
  ],
  busy: [
    'Too many at once',
    'More people are signing in than the server can take. Try again in a few seconds.',
  ],
  'no-role': [
    'No role at this school',
    'Your account is good, but it has no role here. Ask an administrator of this school to invite you.',
  ],
  university: [
    'The university sign-in did not let you in',
    'It did not answer, or it knows you by an address that nobody invited. Try again, or ask an administrator of this school.',
  ],
  demo: [
    'This address was used before',
    'It opens the desk once. Start the demo again, and it prints a new one.',
  ],
  code: [
    'That code is not right',
    'Wait for the next code of your app and type it in. A recovery code works once.',
  ],
  passkey: [
    'That passkey did not open anything',
    'It is not known here, or it was removed. Sign in with your password, or choose another passkey.',
  ],
  over: [
    'That took too long',
    'Or there were too many wrong codes. Sign in with your password again, and have your app at hand.',
  ],
  email: ['The e-mail address is missing', 'Give a whole e-mail address, such as name@school.edu.'],
  known: [
    'This address has an account',
    'Give the password of that account, or another address. If the account is not yours, ask for a new password by mail first.',
  ],
  name: ['Your name is missing', 'Say who you are; others who work on the site will see it.'],
  password: [
    'The password is too short',
    'Choose twelve characters or more. A few words are easy to remember.',
  ],
  current: ['The password of now is not right', 'Give the password that you sign in with today.'],
  token: [
    'This address is not good any more',
    'It was used before, it is too old, or it was cut off on its way. Ask for a new one.',
  ],
  role: ['The role is missing', 'Choose what the person may do.'],
  mail: ['The mail could not be sent', 'Nobody was invited. Try again in a few minutes.'],
} as const satisfies Record<string, Words>

const notes = {
  'signed-out': ['You are signed out', 'Sign in again whenever you like.'],
  'signed-out-everywhere': ['You are signed out everywhere', 'Every browser has to sign in again.'],
  reset: ['Your password is new', 'Sign in with it. Every earlier session has ended.'],
  sent: [
    'Look into your inbox',
    'If the address has an account, a mail is on its way. It is good for one hour, once.',
  ],
  member: ['You are a member', 'You have an account already: sign in with your own password.'],
  welcome: ['Welcome', 'Your account is ready, and you are signed in.'],
  password: ['Your password is new', 'Your other sessions have ended.'],
  invited: ['The invitation is on its way', 'It is good for seven days, once.'],
} as const satisfies Record<string, Words>

/** What a page has to say, from its address; nothing for words that are not ours. */
export function accountNote(query: URLSearchParams): PageNote | null {
  const [problem, note] = [query.get('problem') ?? '', query.get('note') ?? '']
  const words = Object.hasOwn(problems, problem) ? problems[problem as keyof typeof problems] : null
  if (words) return { title: words[0], text: words[1], isProblem: true }
  const said = Object.hasOwn(notes, note) ? notes[note as keyof typeof notes] : null
  return said && { title: said[0], text: said[1], isProblem: false }
}
