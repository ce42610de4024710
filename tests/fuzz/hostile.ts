/** A number from 0 up to, without, the one given. The same seed gives the same numbers on every machine. */
export type Numbers = (below: number) => number

export function numbersFrom(seed: number): Numbers {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below)
  }
}

export const one = <Item>(random: Numbers, items: readonly Item[]): Item => {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

/** Once in so many times. */
export const sometimes = (random: Numbers, in_: number): boolean => random(in_) === 0

const numbers = [
  '1e309',
  '-1e309',
  'Infinity',
  '-Infinity',
  'NaN',
  '1e308',
  '1e9',
  '0',
  '-0',
  '-1',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '1.5',
  '0x10',
  '1e1',
  '+1',
  ' 1 ',
  '１',
  '1,2',
  'null',
  'true',
]

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u001f\u007f',
  '\ud800',
  '\ufffe',
  '\u202etxt.exe',
  '\r\nx-injected: 1',
  '\t\n',
  "'; drop table sports; --",
  "' or 1=1 --",
  '%',
  '%25',
  '%00',
  '%_\\',
  '..',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '//elsewhere.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '＝1+1',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  '[]',
  '{}',
  '(((((((((((',
  '*)(&|!',
  '\\',
  '"',
  'x'.repeat(300),
  'é'.repeat(3000),
  '👩‍👩‍👧‍👦',
  'ﷺ',
  'İ',
  '&&&===',
  'a&b=c#d?e',
  '; ; ;',
]

const days = [
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '-271821-04-20',
  '2026-13-01',
  '2026-11-14T25:00:00Z',
  '1',
]

/** What nobody should send for a value, as text. */
export const hostileText = (random: Numbers): string =>
  one(random, one(random, [numbers, texts, texts, days]))

/** Addresses that are not even well encoded, put in as they are. */
export const badEncodings = [
  '%',
  '%zz',
  '%0',
  '%00',
  '%ff',
  '%c0%80',
  '%e0%a4%a',
  '%u0041',
  '%ED%A0%80',
  '+',
  '%2f',
  '%5c',
  '%0d%0a',
]

/** JSON that no schema asked for, as it stands in a body. */
export const hostileJson: readonly string[] = [
  'null',
  'true',
  '1e309',
  '-1e309',
  '1e400',
  '-0',
  '99999999999999999999',
  '[]',
  '{}',
  '[[[[[[]]]]]]',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '{"__proto__":{"isOperator":true}}',
  '{"constructor":{"prototype":{}}}',
  '[null]',
  '[1e309]',
  `"${'x'.repeat(30_000)}"`,
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  '',
  'NaN',
  "'x'",
]

export const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'application/problem+json',
  'garbage',
  'a/b/c; d',
  '; charset=x',
  '*/*',
  '\u00ff/\u00fe',
]

export const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'get',
  'BREW',
]
