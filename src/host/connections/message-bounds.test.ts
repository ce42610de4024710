import { describe, expect, test } from 'vitest'
import { MessageBounds } from './message-bounds.ts'

const get = 'GET /roster HTTP/1.1\r\nHost: a\r\n\r\n'
const post = (body: string, length: string | number = body.length) =>
  `POST /seen HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n${body}`

function after(...chunks: string[]): boolean {
  const bounds = new MessageBounds()
  for (const chunk of chunks) bounds.pass(Buffer.from(chunk, 'latin1'))
  return bounds.isAtBegin
}

describe('the next bytes begin a request', () => {
  test.each([
    ['at the beginning', []],
    ['after a whole one', [get]],
    ['after several at once', [get + get + post('abc')]],
    ['after a body', [post('a=1')]],
    ['after a body that came later', [post('', 3), 'a=1']],
    ['after a body in pieces', [post('', 5), 'a=', '1&b']],
    ['after a body that looks like a request', [post(get)]],
    ['after one that came in pieces', [get.slice(0, 9), get.slice(9, -1), get.slice(-1)]],
    ['after a body and the next request in one piece', [post('', 3), `a=1${get}`]],
    ['letter by letter', (post('a=1') + get).split('')],
  ])('%s', (_, chunks) => {
    expect(after(...chunks)).toBe(true)
  })
})

describe('nobody but Node knows it', () => {
  test.each([
    ['in a head', [get.slice(0, -2)]],
    ['in a body', [post('ab', 3)]],
    ['in a body, whatever it looks like', [post('', 100), get]],
    [
      'after a body whose end is told in its midst',
      ['POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n', get],
    ],
    ['after two lengths', ['POST / HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabc']],
    ['after a length that is none', [post('abc', '+3')]],
    ['after a length of two', [post('abc', '3, 3')]],
    ['after a header that goes on in the next line', ['GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n']],
    ['after a space before the colon', ['POST / HTTP/1.1\r\nContent-Length : 3\r\n\r\n']],
    ['after half a line end', ['GET / HTTP/1.1\r\nHost: a\nb: c\r\n\r\n']],
    ['after an empty line', [`\r\n${get}`]],
    ['after another connection', ['GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\n\r\n']],
    ['after a tunnel', ['CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n']],
    ['after an older version', ['GET / HTTP/1.0\r\nHost: a\r\n\r\n']],
    ['after a head without end', ['GET / HTTP/1.1\r\nX: ', 'x'.repeat(20_000)]],
  ])('%s', (_, chunks) => {
    expect(after(...chunks)).toBe(false)
  })

  test('and what was lost is not found again', () => {
    expect(after(`\r\n${get}`, get, get)).toBe(false)
  })
})
