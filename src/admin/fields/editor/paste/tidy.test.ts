import { describe, expect, test } from 'vitest'
import { readAsBrowsersDo } from '#tests/support/formatted-text.ts'
import { openTrees } from '../text/open-html.ts'
import { treesHtml } from '../text/tree.ts'
import { tidied } from './tidy.ts'

const tidy = (html: string) =>
  treesHtml(tidied(readAsBrowsersDo(html)))
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><')
const line = (level: number, bullet: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

/** Written here in the shape in which each program puts text on the clipboard. */
describe('text from Word', () => {
  test.each([
    [
      'paragraphs, with emphasis by name and by look',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal>It ended <b style='mso-bidi-font-weight:normal'>3-2</b>, <span style='font-style:italic'>again</span>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>“Fine,” she&nbsp;said.<o:p></o:p></p><!--EndFragment--></body></html>`,
      '<p>It ended <strong>3-2</strong>, <em>again</em>.</p><p>“Fine,” she\u00a0said.</p>',
    ],
    [
      'headings, its title among them',
      '<p class=MsoTitle>Notes</p><h1><b><span style="font-size:16pt">Lineup</span></b></h1><h5>Small</h5>',
      '<h2>Notes</h2><h2>Lineup</h2><h4>Small</h4>',
    ],
    [
      'lists within lists, whose bullets it draws itself',
      [line(1, '·', 'One'), line(1, '·', 'Two'), line(2, 'o', 'Within'), line(1, '·', '<b>Three</b>')].join(
        '\n',
      ),
      '<ul><li>One</li><li>Two<ul><li>Within</li></ul></li><li><strong>Three</strong></li></ul>',
    ],
    [
      'numbered lists',
      [line(1, '3.', 'Third'), line(1, '4.', 'Fourth'), '<p class=MsoNormal>After</p>'].join('\n'),
      '<ol start="3"><li>Third</li><li>Fourth</li></ol><p>After</p>',
    ],
    [
      'tables',
      '<table class=MsoTableGrid border=1 style="border-collapse:collapse"><tr style="mso-yfti-irow:0"><td width=200 valign=top style="width:2in"><p class=MsoNormal><b>Player<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Goals</b></p></td></tr><tr><td><p class=MsoNormal>Holt<o:p></o:p></p></td><td><p class=MsoNormal>3<o:p></o:p></p></td></tr></table>',
      '<table><thead><tr><th scope="col">Player</th><th scope="col">Goals</th></tr></thead><tbody><tr><td>Holt</td><td>3</td></tr></tbody></table>',
    ],
    [
      'links, and bookmarks that are none',
      '<p class=MsoNormal><a name="_Toc1"></a><a href="https://a.example/"><span style="color:blue;text-decoration:underline">here</span></a></p>',
      '<p><a href="https://a.example/">here</a></p>',
    ],
    [
      'raised and lowered, struck and underlined words',
      '<p>2<span style="vertical-align:super">nd</span> H<sub>2</sub>O <span style="text-decoration:line-through">no</span> <u>yes</u></p>',
      '<p>2<sup>nd</sup> H<sub>2</sub>O <s>no</s><u>yes</u></p>',
    ],
  ])('%s', (_, html, expected) => {
    expect(tidy(html)).toBe(expected)
  })
})

describe('text from Google Docs', () => {
  const wrapped = (html: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${html}</b><br class="Apple-interchange-newline">`
  test.each([
    [
      'paragraphs, whose bold is a look',
      wrapped(
        '<p dir="ltr" style="line-height:1.38"><span style="font-weight:400;font-style:normal;text-decoration:none">Plain </span><span style="font-weight:700">bold </span><span style="font-weight:400;font-style:italic">slanted</span></p><br><p dir="ltr"><span style="font-weight:400">Next</span></p>',
      ),
      '<p>Plain <strong>bold </strong><em>slanted</em></p><p>Next</p>',
    ],
    [
      'lists, whose inner list stands beside its line',
      wrapped(
        '<ul style="margin:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p role="presentation"><span style="font-weight:400">One</span></p></li><ul><li aria-level="2"><p><span>Within</span></p></li></ul><li><p><span>Two</span></p></li></ul>',
      ),
      '<ul><li>One<ul><li>Within</li></ul></li><li>Two</li></ul>',
    ],
    [
      'tables',
      wrapped(
        '<div dir="ltr" align="left"><table style="border:none"><colgroup><col width="300"><col width="300"></colgroup><tbody><tr style="height:0pt"><td style="vertical-align:top"><p dir="ltr"><span style="font-weight:400">Holt</span></p></td><td><p><span>3</span></p></td></tr></tbody></table></div>',
      ),
      '<table><tbody><tr><td>Holt</td><td>3</td></tr></tbody></table>',
    ],
    [
      'links that lead past a search',
      wrapped(
        '<p><a href="https://www.google.com/url?q=https%3A%2F%2Fa.example%2Fb&sa=D" style="text-decoration:none"><span style="text-decoration:underline">there</span></a></p>',
      ),
      '<p><a href="https://a.example/b">there</a></p>',
    ],
  ])('%s', (_, html, expected) => {
    expect(tidy(html)).toBe(expected)
  })
})

describe('cells of a spreadsheet', () => {
  test.each([
    [
      'of a workbook: a bold first row is the head, what is empty at the end of a row is a cell',
      '<html><head><style>.xl65{font-weight:700}</style></head><body><table border=0 cellpadding=0 style="width:96pt"><colgroup><col width=64 style="width:48pt" span=2></colgroup><tr height=20><td class=xl65 style="font-weight:700">Player</td><td style="font-weight:700">PTS</td></tr><tr><td>Holt</td><td align=right>21</td></tr><tr><td>Poe</td></tr></table></body></html>',
      '<table><thead><tr><th scope="col">Player</th><th scope="col">PTS</th></tr></thead><tbody><tr><td>Holt</td><td>21</td></tr><tr><td>Poe</td><td></td></tr></tbody></table>',
    ],
    [
      'of a sheet in the browser, with cells that span',
      '<google-sheets-html-origin><style type="text/css">td {border: 1px solid #cccccc;}</style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="vertical-align:bottom;" data-sheets-value="{}" rowspan="2" colspan="1">Holt</td><td>3</td></tr><tr><td>4</td></tr></tbody></table></google-sheets-html-origin>',
      '<table><tbody><tr><td rowspan="2">Holt</td><td>3</td></tr><tr><td>4</td></tr></tbody></table>',
    ],
    ['one alone is its words', '<table><tbody><tr><td>21</td></tr></tbody></table>', '<p>21</p>'],
  ])('%s', (_, html, expected) => {
    expect(tidy(html)).toBe(expected)
  })
})

describe('mails', () => {
  test.each([
    [
      'lines that are blocks of their own',
      '<div dir="ltr">Hello all,<div><br></div><div>We won <b>3-2</b>.</div><div>Maren</div></div>',
      '<p>Hello all,</p><p>We won <strong>3-2</strong>.</p><p>Maren</p>',
    ],
    [
      'paragraphs that two breaks divide',
      '<font face="arial">First.<br><br>Second,<br>with a break.</font>',
      '<p>First.</p><p>Second,<br />with a break.</p>',
    ],
    [
      'what was quoted, and tables that only lay it out',
      '<table role="presentation"><tr><td><table><tr><td><p>Inside</p></td></tr></table></td><td></td></tr></table><blockquote type="cite"><div>Was it?</div></blockquote>',
      '<p>Inside</p><blockquote><p>Was it?</p></blockquote>',
    ],
    [
      'scripts, pictures of the sender and hidden lines stay out',
      '<p>Read<script>alert(1)</script><img src="cid:logo"><img src="http://track.example/p.gif"></p><div style="display:none">preheader</div><p onclick="x()"><a href="javascript:alert(1)">on</a></p>',
      '<p>Read</p><p>on</p>',
    ],
  ])('%s', (_, html, expected) => {
    expect(tidy(html)).toBe(expected)
  })
})

test.each([
  ['<div><p>a</p>b<ul><ul><li>c</li></ul></ul></div>'],
  ['<a href="/x"><h2>a</h2><p>b</p></a>'],
  [
    '<section><dl><dt>a</dt><dd>b</dd></dl><figure><img src="https://a.example/b.png"><figcaption>c</figcaption></figure></section>',
  ],
  ['<table><tr><td colspan="9">a</td></tr><tr><td>b</td><td rowspan="7">c</td></tr></table>'],
  ['<h2>a<p>b</p></h2><pre>c\n  d</pre><menu><li>e</li>f</menu>'],
])('whatever was copied opens without a locked block: %s', (html) => {
  expect(JSON.stringify(openTrees(tidied(readAsBrowsersDo(html))))).not.toContain('"kept"')
})
