import { expect, test } from 'vitest'
import { cssText } from './css-text.ts'

test.each([
  '<script>x()</script>',
  'p { color: red } </style><SCRIPT src=//a.example>',
  'p {}\n< script >x()',
  '</script>',
])('%s is rejected: That is not css', (text) => {
  expect(() => cssText(text)).toThrow('That is not css')
})

test.each(['', 'p > a { color: red }', '.script { content: "script" }', 'a{content:"<"}'])(
  '%s is css',
  (text) => {
    expect(cssText(text)).toBe(text)
  },
)
