import { expect, test } from 'vitest'
import { withRels } from './outside-links.ts'

test.each([
  [
    'a link to another site gets a no-referrer rel',
    '<p><a class="x" href="https://shop.example/a?b=1&amp;c=2">Visit the shop</a></p>',
    '<p><a rel="noreferrer" class="x" href="https://shop.example/a?b=1&amp;c=2">Visit the shop</a></p>',
  ],
  [
    'named without its protocol too',
    '<a href="//a.example">A</a>',
    '<a rel="noreferrer" href="//a.example">A</a>',
  ],
  [
    'written without quotes too',
    '<a href=https://a.example/x target=_blank>A</a>',
    '<a rel="noreferrer" href=https://a.example/x target=_blank>A</a>',
  ],
  [
    'in capitals too',
    '<a href="HTTPS://a.example">A</a>',
    '<a rel="noreferrer" href="HTTPS://a.example">A</a>',
  ],
  [
    'with letters written as numbers too',
    '<a href="&#104;ttp&#x73;&colon;//a.example">A</a>',
    '<a rel="noreferrer" href="&#104;ttp&#x73;&colon;//a.example">A</a>',
  ],
  [
    'without a space before its address too',
    '<a class="x"href="https://a.example">A</a>',
    '<a rel="noreferrer" class="x"href="https://a.example">A</a>',
  ],
  [
    'the ticketing host gets noopener only',
    '<a href="https://www.tickets.example/x" rel="noreferrer noopener">Tickets</a>',
    '<a href="https://www.tickets.example/x" rel="noopener">Tickets</a>',
  ],
  ['one that has it stays as it is', '<a href="http://a.example" rel="noreferrer">A</a>', null],
  [
    'other words of a rel stay',
    "<A HREF='http://a.example' REL='nofollow noopener'>A</A>",
    '<A HREF=\'http://a.example\' rel="nofollow noreferrer">A</A>',
  ],
  ['a link of ours needs none', '<a href="/sports/football" rel="next">Football</a>', null],
  ['nor does a mail address', '<a href="mailto:a@b.example">A</a>', null],
  ['nor an anchor without an address', '<a name="top"></a><abbr href="https://a.example">A</abbr>', null],
  [
    'a bracket inside an attribute does not end the tag',
    '<a title="1 > 0" href="https://a.example">A</a>',
    '<a rel="noreferrer" title="1 > 0" href="https://a.example">A</a>',
  ],
])('%s', (_sentence, html, expected) => {
  expect(withRels(html, 'tickets.example')).toBe(expected ?? html)
})
