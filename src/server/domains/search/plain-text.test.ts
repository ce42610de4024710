import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['plain', 'plain'],
  ['Smith &amp; Sons &#8211; &quot;home&quot;&nbsp;game', 'Smith & Sons – "home" game'],
  ['&lt;b&gt; stays text', '<b> stays text'],
  ['&unknown; stays', '&unknown; stays'],
  ['<script>alert(1)</script><style>p{}</style>seen<!-- not -->', 'seen'],
  ['a\n\n  b<br/>c', 'a b c'],
])('%s reads "%s"', (html, text) => {
  expect(plainText(html)).toBe(text)
})
