import { expect, test } from 'vitest'
import { cutsIn } from './font-cuts.ts'

const face = (more: string) => `@font-face {
  font-family: "Archivo";
  font-weight: 400 900;
  font-stretch: 62% 100%;
  src: url("cut-fonts/first.woff2") format("woff2");
  ${more}
}`

test('a cut has the letters, weights and widths of its rule', () => {
  expect(cutsIn(face('unicode-range: U+0041-0043,\n    U+2026;'))).toEqual([
    { file: 'first.woff2', letters: 'ABC…', weights: { min: 400, max: 900 }, widths: { min: 62, max: 100 } },
  ])
})

test('a font from elsewhere is left as it is', () => {
  expect(cutsIn('@font-face { src: local("Arial"); font-weight: 100 599; }')).toEqual([])
})

test('a rule that does not say its letters is refused', () => {
  expect(() => cutsIn(face(''))).toThrow('A font that is to be cut says no unicode-range')
})
