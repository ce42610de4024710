import { describe, expect, test } from 'vitest'
import { socialPost } from './social-posts.ts'
import { cutAtCards, keptCardName, readCard } from './text-cards.ts'

describe('the name of a card', () => {
  test.each([
    ['game/12', { kind: 'game', id: 12 }],
    ['boxscore/7', { kind: 'boxscore', id: 7 }],
    ['leaders/3', { kind: 'leaders', id: 3 }],
  ])('%s', (name, card) => {
    expect(readCard(name)).toEqual(card)
    expect(keptCardName(name)).toBe(name)
  })

  test.each([
    '',
    'game',
    'game/',
    'game/0',
    'game/-1',
    'game/1/2',
    'coach/1',
    'game/9999999999',
    'post/',
    ' game/1',
  ])('%j is none', (name) => expect(readCard(name)).toBeNull())

  test('of a post is its address, in one form', () => {
    expect(keptCardName('post/https://twitter.com/otters/status/123?s=20')).toBe(
      'post/https://x.com/otters/status/123',
    )
    expect(keptCardName('post/https://evil.example/otters/status/123')).toBeNull()
  })
})

test.each([
  [
    'https://x.com/otters/status/12',
    'twitter',
    'https://platform.twitter.com/embed/Tweet.html?id=12&dnt=true',
  ],
  [
    'https://mobile.twitter.com/otters/status/12',
    'twitter',
    'https://platform.twitter.com/embed/Tweet.html?id=12&dnt=true',
  ],
  [
    'https://instagram.com/otters/p/Cabc_-1/?igsh=1',
    'instagram',
    'https://www.instagram.com/p/Cabc_-1/embed/captioned/',
  ],
  ['https://www.tiktok.com/@ot.ters/video/77', 'tiktok', 'https://www.tiktok.com/embed/v2/77'],
  [
    'https://m.facebook.com/otters/posts/pfbid02?mibextid=1',
    'facebook',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fotters%2Fposts%2Fpfbid02',
  ],
  ['https://youtu.be/abcdefghijk?t=3', 'youtube', 'https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0'],
])('%s is a post of %s', (address, network, frame) => {
  const post = socialPost(address)
  expect(post).toMatchObject({ network, frame })
  // The address that it is kept under is read as the same post.
  expect(socialPost(post?.url ?? '')).toEqual(post)
})

test.each([
  'http://x.com/otters/status/12',
  'https://x.com.evil.example/otters/status/12',
  'https://x.com/otters',
  'https://evil.example/?https://x.com/otters/status/12',
  'javascript:alert(1)',
])('%s is no post', (address) => expect(socialPost(address)).toBeNull())

describe('a text is cut at its cards', () => {
  const card = (name: string, inside = '') => `<div data-card="${name}">${inside}</div>`

  test('one without any stays whole', () => {
    expect(cutAtCards('<p>a</p><div><p>b</p></div>')).toEqual(['<p>a</p><div><p>b</p></div>'])
  })

  test('with the text before, between and after them', () => {
    const html = `<p>a <br />b</p><hr />${card('game/1')}${card('player/2')}<p>c</p>`
    expect(cutAtCards(html)).toEqual([
      '<p>a <br />b</p><hr />',
      { kind: 'game', id: 1 },
      { kind: 'player', id: 2 },
      '<p>c</p>',
    ])
  })

  test('and what stands in one is for those who know of none', () => {
    expect(cutAtCards(`${card('game/1', '<div><p>See <a href="/x">it</a></p></div>')}<p>c</p>`)).toEqual([
      { kind: 'game', id: 1 },
      '<p>c</p>',
    ])
  })

  test('one within something else stays in it', () => {
    const html = `<blockquote>${card('game/1')}</blockquote>`
    expect(cutAtCards(html)).toEqual([html])
  })

  test('one that names nothing is no card', () => {
    expect(cutAtCards(card('coach/1', '<p>a</p>'))).toEqual([card('coach/1', '<p>a</p>')])
  })
})
