import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

describe('the HTML of an editor', () => {
  test.each([
    ['paragraphs', '<p>It ended <strong>3-2</strong> &amp; nobody left.</p><p>“Fine,” she said.</p>'],
    ['headings and lists', '<h2>Notes</h2><ul><li>One</li><li>Two</li></ul><h3>More</h3>'],
    [
      'a table',
      '<table><thead><tr><th scope="col">Year</th></tr></thead><tbody><tr><td colspan="2">1998</td></tr></tbody></table>',
    ],
    ['links inside the site', '<p><a href="/sports/football/schedule">the schedule</a></p>'],
    ['addresses to write to', '<p><a href="mailto:tickets@school.example">Write</a></p>'],
    [
      'a picture that leads somewhere',
      '<p><a href="/a"><img src="https://pictures.example/1.jpg" alt="A boat" loading="lazy" /></a></p>',
    ],
    ['words of another language', '<p>“<i lang="es">Vamos, otra vez</i>,” she said.</p>'],
    ['a quotation', '<blockquote><p>We go again.</p></blockquote>'],
  ])('keeps %s as they are', (_, html) => {
    expect(cleanHtml(html)).toBe(html)
  })

  test.each([
    ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['styles', '<style>p{display:none}</style><p style="color:red" class="x">a</p>', '<p>a</p>'],
    ['handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['frames', '<iframe src="https://video.example"></iframe><p>a</p>', '<p>a</p>'],
    ['objects', '<object data="x.swf"><embed src="x.swf"></object><p>a</p>', '<p>a</p>'],
    ['forms', '<form action="/login"><input name="password"></form><p>a</p>', '<p>a</p>'],
    ['drawings that run', '<svg onload="alert(1)"><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['comments', '<p>a</p><!--[if IE]><script>alert(1)</script><![endif]-->', '<p>a</p>'],
    ['addresses that run', '<p><a href="javascript:alert(1)">a</a></p>', '<p><a>a</a></p>'],
    ['addresses that run in disguise', '<p><a href=" jAva&#9;script:alert(1)">a</a></p>', '<p><a>a</a></p>'],
    ['addresses that are data', '<p><a href="data:text/html,x">a</a></p>', '<p><a>a</a></p>'],
    [
      'addresses without a scheme of their own',
      '<p><a href="//elsewhere.example">a</a></p>',
      '<p><a>a</a></p>',
    ],
    ['pictures from nowhere', '<p>a<img src="data:image/svg+xml,x" onerror="alert(1)"></p>', '<p>a</p>'],
    ['languages that are none', '<p><i lang="&quot;x">a</i></p>', '<p><i>a</i></p>'],
    ['empty paragraphs', '<p>a</p><p>&nbsp;</p><p></p>', '<p>a</p>'],
    ['names that shadow those of the page', '<p id="main" name="body">a</p>', '<p>a</p>'],
  ])('leaves out %s', (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  test.each([
    ['the page has its title already', '<h1>Title</h1><h6>Small</h6>', '<h2>Title</h2><h4>Small</h4>'],
    [
      'other sites are not told who sent the reader, and open no windows',
      '<a href="https://elsewhere.example" target="_blank" rel="opener">a</a>',
      '<a href="https://elsewhere.example" rel="noreferrer">a</a>',
    ],
    [
      'a picture is loaded late and has a text, if an empty one',
      '<p><img src="https://pictures.example/1.jpg" srcset="x 2x" width="10"></p>',
      '<p><img src="https://pictures.example/1.jpg" alt="" width="10" loading="lazy" /></p>',
    ],
    ['what is left open is closed', '<p>a <strong>b', '<p>a <strong>b</strong></p>'],
    ['signs stay signs', '<p>3 < 4 & 5 > 2</p>', '<p>3 &lt; 4 &amp; 5 &gt; 2</p>'],
  ])('%s', (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
    expect(cleanHtml(clean)).toBe(clean)
  })
})
