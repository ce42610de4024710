import { describe, expect, test } from 'vitest'
import { plainRequest } from './plain-request.ts'

const request = (line: string, ...headers: string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`
const host = 'Host: halcyon.test'

describe('is read', () => {
  test('what a browser asks for, with the headers that an answer is chosen by', () => {
    const text = request(
      'GET /roster?view=table HTTP/1.1',
      host,
      'Connection: keep-alive',
      'sec-ch-ua: "Chromium";v="155"',
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
      'Accept: text/html, */*;q=0.8',
      'Accept-Encoding: gzip, deflate, br',
      'Cookie: consent=1; viewport=1440',
      'IF-NONE-MATCH: \t"abc-br" ',
      'X-Forwarded-For: 203.0.113.9',
    )
    expect(plainRequest(text)).toEqual({
      method: 'GET',
      url: '/roster?view=table',
      headers: {
        host: 'halcyon.test',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
        accept: 'text/html, */*;q=0.8',
        'accept-encoding': 'gzip, deflate, br',
        cookie: 'consent=1; viewport=1440',
        'if-none-match': '"abc-br"',
      },
    })
  })

  test('HEAD, empty values, and letters beyond ASCII in them', () => {
    const text = request('HEAD / HTTP/1.1', host, 'Cookie:', 'Referer: /caf\xe9')
    expect(plainRequest(text)).toEqual({
      method: 'HEAD',
      url: '/',
      headers: { host: 'halcyon.test', cookie: '', referer: '/caf\xe9' },
    })
  })
})

describe('is left to Node', () => {
  test.each([
    ['another method', request('POST / HTTP/1.1', host)],
    ['a method in small letters', request('get / HTTP/1.1', host)],
    ['an older version', request('GET / HTTP/1.0', host)],
    ['a newer version', request('GET / HTTP/2.0', host)],
    ['no version', request('GET /', host)],
    ['an absolute address', request('GET http://halcyon.test/ HTTP/1.1', host)],
    ['an address with a space', request('GET /a b HTTP/1.1', host)],
    ['an address with a tab', request('GET /a\tb HTTP/1.1', host)],
    ['an address beyond ASCII', request('GET /caf\xe9 HTTP/1.1', host)],
    ['two spaces', request('GET /  HTTP/1.1', host)],
    ['no host', request('GET / HTTP/1.1', 'Accept: */*')],
    ['two hosts', request('GET / HTTP/1.1', host, 'Host: tamarack.test')],
    ['two cookie headers', request('GET / HTTP/1.1', host, 'Cookie: a=1', 'cookie: b=1')],
    ['a body', `${request('GET / HTTP/1.1', host, 'Content-Length: 1')}x`],
    ['the promise of a body', request('GET / HTTP/1.1', host, 'Content-Length: 0')],
    ['a body in pieces', request('GET / HTTP/1.1', host, 'Transfer-Encoding: chunked')],
    ['an end of the connection', request('GET / HTTP/1.1', host, 'Connection: close')],
    ['an end among others', request('GET / HTTP/1.1', host, 'Connection: keep-alive, close')],
    ['another connection', request('GET / HTTP/1.1', host, 'Connection: Upgrade', 'Upgrade: h2c')],
    ['a part', request('GET / HTTP/1.1', host, 'Range: bytes=0-9')],
    ['credentials', request('GET / HTTP/1.1', host, 'Authorization: Bearer x')],
    ['an expectation', request('GET / HTTP/1.1', host, 'Expect: 100-continue')],
    ['a header that goes on in the next line', request('GET / HTTP/1.1', host, 'Cookie: a=1;', ' session=2')],
    ['a space before the colon', request('GET / HTTP/1.1', host, 'Cookie : session=2')],
    ['a space before the name', request('GET / HTTP/1.1', ' Host: halcyon.test')],
    ['a header without a name', request('GET / HTTP/1.1', host, ': x')],
    ['a line without a colon', request('GET / HTTP/1.1', host, 'Cookie')],
    ['a line end that is half', request('GET / HTTP/1.1', host, 'Cookie: a=1\nX: session=2')],
    ['the other half', request('GET / HTTP/1.1', host, 'Cookie: a=1\rX: session=2')],
    ['a control character', request('GET / HTTP/1.1', host, 'Cookie: a=\x001')],
    ['half a request', request('GET / HTTP/1.1', host).slice(0, -2)],
    ['two requests', request('GET / HTTP/1.1', host) + request('GET / HTTP/1.1', host)],
    ['an empty line first', `\r\n${request('GET / HTTP/1.1', host)}`],
    ['very much', request('GET / HTTP/1.1', host, `Cookie: ${'a'.repeat(9000)}`)],
    ['nothing', ''],
    ['an empty line', '\r\n\r\n'],
  ])('%s', (_, text) => {
    expect(plainRequest(text)).toBeNull()
  })
})
