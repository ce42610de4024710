import { expect, test } from 'vitest'
import { readStyles, usedStyles } from './used-styles.ts'

const used = (css: string, html: string) => usedStyles(readStyles(css), html)

test.each([
  ['a class that is there', '.a{color:red}', '<p class="a b">', '.a{color:red}'],
  ['a class that is not there', '.c{color:red}', '<p class="a b">', ''],
  ['one of several selectors', '.a,.c{color:red}', '<p class="a">', '.a{color:red}'],
  ['a class inside another that is not there', '.c .a{color:red}', '<p class="a">', ''],
  ['an element', 'p{color:red}', '<p>', 'p{color:red}'],
  ['what may be otherwise', '.a:not(.c){color:red}', '<p class="a">', '.a:not(.c){color:red}'],
  ['what a hand does', '.a:hover{color:red}', '<p class="a">', '.a:hover{color:red}'],
  ['what is so without the focus', '.a:not(:focus){color:red}', '<p class="a">', '.a:not(:focus){color:red}'],
  [
    'what takes the focus',
    '.a:focus-visible,.a{color:red}',
    '<p class="a">',
    '.a:focus-visible,.a{color:red}',
  ],
  ['paper', '@media print{.a{color:red}}', '<p class="a">', ''],
  [
    'a medium',
    '@media (width>1px){.a{color:red}.c{color:red}}',
    '<p class="a">',
    '@media (width>1px){.a{color:red}}',
  ],
  ['a medium with nothing in it', '@media (width>1px){.c{color:red}}', '<p class="a">', ''],
  [
    'a layer in a layer',
    '@layer x{@supports (a:b){.a{c:d}}}',
    '<p class="a">',
    '@layer x{@supports (a:b){.a{c:d}}}',
  ],
  ['the order of layers', '@layer x,y;.c{a:b}', '<p>', '@layer x,y;'],
  [
    'a font',
    '@font-face{font-family:A;src:url(data:font;x)}',
    '<p>',
    '@font-face{font-family:A;src:url(data:font;x)}',
  ],
  [
    'a movement that is used',
    '.a{animation:turn 1s}@keyframes turn{to{a:b}}',
    '<p class="a">',
    '.a{animation:turn 1s}@keyframes turn{to{a:b}}',
  ],
  ['a movement that is not used', '@keyframes turn{to{a:b}}', '<p class="a">', ''],
  ['braces in words', '.a:after{content:"}"}.c{a:b}', '<p class="a">', '.a:after{content:"}"}'],
])('of %s the document has what it is drawn with', (_, css, html, text) => {
  expect(used(css, html)).toBe(text)
})
