import { describe, expect, test } from 'vitest'
import {
  type Autosave,
  acknowledged,
  begun,
  begunAs,
  collided,
  decided,
  delayOf,
  isSettled,
  markOf,
  mayStart,
  rebased,
  refused,
  reopened,
  shown,
  start,
  toKeep,
  typed,
  unanswered,
} from './autosave.ts'

const seen = { version: 3, value: { title: 'Ash', tier: 'premier', url: '/a' } }
const here = { isSignedOut: false, isNew: false }
const words = (state: Autosave, facts = here) => markOf(state, facts).words

describe('what is typed', () => {
  test('is shown at once, and sent with what it was begun from', () => {
    const state = typed(begun(seen), 'title', 'Ashe')
    expect(shown(state)).toEqual({ ...seen.value, title: 'Ashe' })
    expect(start(state).sent).toEqual({ version: 3, values: { title: 'Ashe' }, from: { title: 'Ash' } })
  })

  test('typed back is nothing to be sent', () => {
    const state = typed(typed(begun(seen), 'title', 'Ashe'), 'title', 'Ash')
    expect(isSettled(state)).toBe(true)
    expect(delayOf(state)).toBeNull()
  })

  test('typed back while the first value is on its way is sent too', () => {
    const sending = start(typed(begun(seen), 'title', 'Ashe')).state
    const back = typed(sending, 'title', 'Ash')
    const next = acknowledged(back, { version: 4, value: { ...seen.value, title: 'Ashe' } })
    expect(start(next).sent.values).toEqual({ title: 'Ash' })
  })

  test('while something is on its way waits for its turn, and is not lost by the answer', () => {
    const sending = start(typed(begun(seen), 'title', 'Ashe')).state
    const more = typed(typed(sending, 'title', 'Ashes'), 'url', '/b')
    expect(mayStart(more)).toBe(false)
    const next = acknowledged(more, { version: 4, value: { ...seen.value, title: 'Ashe' } })
    expect(start(next).sent).toEqual({
      version: 4,
      values: { title: 'Ashes', url: '/b' },
      from: { title: 'Ashe', url: '/a' },
    })
  })

  test('stays as it was typed where the server tidies it', () => {
    const sending = start(typed(begun(seen), 'title', 'Ash ')).state
    const next = acknowledged(sending, { version: 4, value: { ...seen.value, title: 'Ash' } })
    expect(shown(next).title).toBe('Ash ')
    expect(isSettled(next)).toBe(true)
  })
})

test('something new that was begun by a lost answer is brought up to what was typed since', () => {
  const sending = start(typed(begun({ version: 0, value: {} }), 'title', 'Ash')).state
  const state = begunAs(typed(sending, 'url', '/x'), { version: 1, value: { title: 'As' } })
  expect(start(state).sent.values).toEqual({ title: 'Ash', url: '/x' })
  expect(isSettled(begunAs(sending, { version: 1, value: { title: 'Ash' } }))).toBe(true)
})

describe('when nobody answers', () => {
  test('it is tried again, ever more slowly, and nothing is lost', () => {
    const delays: (number | null)[] = []
    let state = typed(begun(seen), 'title', 'Ashe')
    for (let turn = 0; turn < 7; turn++) {
      delays.push(delayOf(state))
      state = unanswered(start(state).state)
    }
    expect(delays).toEqual([700, 1000, 2000, 4000, 8000, 16_000, 20_000])
    expect(shown(state).title).toBe('Ashe')
    expect(words(state)).toBe('Kept on this device – cannot reach the server')
  })

  test('the mark tells who must do something', () => {
    const state = typed(begun(seen), 'title', 'Ashe')
    expect(words(begun(seen))).toBe('Saved to the server')
    expect(words(begun(seen), { isSignedOut: false, isNew: true })).toBe('Nothing written yet')
    expect(words(state)).toBe('Saving…')
    expect(words(state, { isSignedOut: true, isNew: false })).toBe('Kept on this device – sign in to send it')
    expect(words(refused(state, 'Name is too long.', 'title'))).toBe('Not saved: Name is too long.')
  })

  test('what was refused is sent again only when it was changed', () => {
    const state = refused(start(typed(begun(seen), 'title', 'x')).state, 'No.', 'title')
    expect(delayOf(state)).toBeNull()
    expect(delayOf(typed(state, 'title', 'y'))).toBe(700)
  })
})

describe('when somebody else changed it too', () => {
  const mine = typed(typed(begun(seen), 'title', 'Mine'), 'url', '/mine')
  const theirs = { version: 5, value: { title: 'Theirs', tier: 'official', url: '/a' } }

  test('fields of one side merge, fields of both are asked about', () => {
    const state = rebased(mine, theirs)
    expect(state.conflicts).toEqual([{ field: 'title', theirs: 'Theirs', yours: 'Mine' }])
    expect(shown(state)).toEqual({ title: 'Mine', tier: 'official', url: '/mine' })
    expect(mayStart(state)).toBe(false)
    expect(words(state)).toBe('Somebody else changed this too')
  })

  test('mine is written over theirs knowingly', () => {
    const state = decided(rebased(mine, theirs), 'title', 'mine')
    expect(start(state).sent).toEqual({
      version: 5,
      values: { title: 'Mine', url: '/mine' },
      from: { title: 'Theirs', url: '/a' },
    })
  })

  test('theirs stays, and the rest is sent', () => {
    const state = decided(rebased(mine, theirs), 'title', 'theirs')
    expect(shown(state).title).toBe('Theirs')
    expect(start(state).sent.values).toEqual({ url: '/mine' })
  })

  test('what both typed alike is no conflict', () => {
    expect(isSettled(rebased(typed(begun(seen), 'title', 'Theirs'), theirs))).toBe(true)
  })
})

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('of what others published since, %s goes into the draft', (choice, value) => {
  const draft = { version: 4, value: { title: 'Mine' } }
  const state = collided(begun(draft), [{ field: 'title', theirs: 'Theirs', yours: 'Mine' }])
  expect(mayStart(state)).toBe(false)
  expect(start(decided(state, 'title', choice)).sent.values).toEqual({ title: value })
})

describe('a form that is opened again', () => {
  test('has what was never sent', () => {
    const keptForm = toKeep(typed(begun(seen), 'title', 'Unsent'))
    const state = reopened(seen, keptForm)
    expect(shown(state).title).toBe('Unsent')
    expect(mayStart(state)).toBe(true)
  })

  test('asks where somebody changed the same meanwhile', () => {
    const keptForm = toKeep(typed(begun(seen), 'title', 'Unsent'))
    const state = reopened({ version: 9, value: { ...seen.value, title: 'Newer' } }, keptForm)
    expect(state.conflicts).toEqual([{ field: 'title', theirs: 'Newer', yours: 'Unsent' }])
  })

  test('has nothing to keep once it is all sent', () => {
    expect(toKeep(begun(seen))).toBeNull()
    expect(reopened(seen, null)).toEqual(begun(seen))
  })
})
