import fc from 'fast-check'

const attribute = (name: string, values: fc.Arbitrary<string>) =>
  fc.option(values, { nil: null }).map((value) => (value === null ? '' : ` ${name}="${value}"`))
const text = fc
  .array(
    fc.constantFrom(
      'Otters',
      'won',
      '3-2',
      ' ',
      ' ',
      '\n',
      '\u00a0',
      '“Fine,”',
      '&amp;',
      '&lt;',
      'O’Neil',
      '—',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''))
const address = fc.constantFrom(
  '/sports/rowing',
  'https://a.example/?b=1&amp;c=2',
  'mailto:a@b.example',
  '#top',
)
const around = (tag: string, inside: string, attributes = '') => `<${tag}${attributes}>${inside}</${tag}>`
const picture = fc
  .tuple(
    attribute('alt', fc.constantFrom('', 'A boat', 'The &quot;eight&quot;')),
    attribute('width', fc.constantFrom('640')),
  )
  .map(([alt, width]) => `<img src="/files/a/1.jpg"${alt}${width}>`)

/** Words as they may stand in a line. */
const line: fc.Arbitrary<string> = fc.letrec<{ line: string; piece: string }>((tie) => ({
  line: fc
    .array(tie('piece'), { minLength: 1, maxLength: 4, depthIdentifier: 'line' })
    .map((all) => all.join('')),
  piece: fc.oneof(
    { depthSize: 'small', depthIdentifier: 'line' },
    { arbitrary: text, weight: 5 },
    { arbitrary: fc.constant('<br>'), weight: 1 },
    { arbitrary: picture, weight: 1 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom('strong', 'b', 'em', 'i', 'u', 's', 'code'), tie('line'))
        .map(([tag, inside]) => around(tag, inside)),
      weight: 3,
    },
    {
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            'sub',
            'sup',
            'small',
            'cite',
            'q',
            'abbr title="NCAA"',
            'time datetime="2026-11-14"',
          ),
          text,
        )
        .map(([tag, inside]) => around(tag.split(' ')[0] ?? '', inside, tag.replace(/^\w+/, ''))),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(address, attribute('title', fc.constantFrom('More')), text)
        .map(([href, title, inside]) => around('a', inside, ` href="${href}"${title}`)),
      weight: 1,
    },
  ),
})).line

/** A table in which every place is one cell's. */
const table: fc.Arbitrary<string> = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 4 }),
    fc.boolean(),
    fc.boolean(),
    fc.option(line, { nil: null }),
    fc.array(line, { minLength: 16, maxLength: 16 }),
    fc.boolean(),
  )
  .map(([wide, high, hasHead, hasFoot, caption, cells, isSpanned]) => {
    const row = (tag: string, at: number, scope: string) =>
      around(
        'tr',
        isSpanned && at === 1 && wide > 1
          ? around(tag, cells[0] ?? '', ` colspan="${wide}"`)
          : Array.from({ length: wide }, (_, column) =>
              around(tag, cells[(at * wide + column) % 16] ?? '', scope),
            ).join(''),
      )
    const body = Array.from({ length: high }, (_, at) => row('td', at, '')).join('')
    return around(
      'table',
      (caption === null ? '' : around('caption', caption)) +
        (hasHead ? around('thead', row('th', 0, ' scope="col"')) : '') +
        around('tbody', body) +
        (hasFoot ? around('tfoot', row('td', 0, '')) : ''),
    )
  })

const card = fc
  .constantFrom(
    'game/12',
    'boxscore/7',
    'player/3',
    'leaders/1',
    'gallery/5',
    'video/6',
    'post/https://x.com/a/status/1',
  )
  .map((name) => around('div', '', ` data-card="${name}"`))

/** Blocks of a text, without its cards. */
const blocks: fc.Arbitrary<string> = fc.letrec<{ blocks: string; block: string }>((tie) => ({
  blocks: fc
    .array(fc.oneof({ arbitrary: tie('block'), weight: 8 }, { arbitrary: fc.constant('\n'), weight: 1 }), {
      minLength: 1,
      maxLength: 4,
      depthIdentifier: 'block',
    })
    .map((all) => all.join('')),
  block: fc.oneof(
    { depthSize: 'small', depthIdentifier: 'block' },
    { arbitrary: line.map((inside) => around('p', inside)), weight: 6 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom('h2', 'h3', 'h4'), line)
        .map(([tag, inside]) => around(tag, inside)),
      weight: 2,
    },
    { arbitrary: fc.constant('<hr>'), weight: 1 },
    { arbitrary: text.map((inside) => around('pre', `\n${inside}\n  two`)), weight: 1 },
    { arbitrary: table, weight: 2 },
    {
      arbitrary: fc
        .tuple(picture, fc.option(line, { nil: null }))
        .map(([inside, caption]) =>
          around('figure', inside + (caption === null ? '' : around('figcaption', caption))),
        ),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(
          fc.constantFrom(['ul', ''], ['ol', ''], ['ol', ' start="3"'], ['ol', ' reversed']),
          fc.array(
            fc.oneof(
              line,
              tie('blocks'),
              fc.tuple(line, tie('block')).map((both) => both.join('')),
            ),
            {
              minLength: 1,
              maxLength: 3,
            },
          ),
        )
        .map(([[tag = '', said = ''], all]) =>
          around(tag, all.map((one) => around('li', one)).join('\n'), said),
        ),
      weight: 2,
    },
    {
      arbitrary: fc
        .tuple(line, line, tie('blocks'))
        .map(([name, one, more]) =>
          around('dl', around('dt', name) + around('dd', one) + around('dd', more)),
        ),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(fc.constantFrom('blockquote', 'div'), tie('blocks'))
        .map(([tag, inside]) => around(tag, inside)),
      weight: 2,
    },
    { arbitrary: line, weight: 1 },
  ),
})).blocks

/** What an office writes: everything that the cleaning allows, where it belongs. */
export const orderly: fc.Arbitrary<string> = fc
  .array(fc.oneof({ arbitrary: blocks, weight: 3 }, { arbitrary: card, weight: 1 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) => all.join(''))

const tags =
  'p h2 h4 ul ol li dl dt dd blockquote cite hr br pre div a strong em sub q figure figcaption img table caption thead tbody tr th td span section iframe'

/** What nobody should write: anything within anything. */
export const disorderly: fc.Arbitrary<string> = fc.letrec<{ html: string }>((tie) => ({
  html: fc
    .array(
      fc.oneof(
        { depthSize: 'small' },
        { arbitrary: text, weight: 2 },
        {
          arbitrary: fc
            .tuple(
              fc.constantFrom(...tags.split(' ')),
              fc.constantFrom(
                '',
                '',
                ' colspan="2"',
                ' rowspan="9"',
                ' class="x"',
                ' src="/a.png"',
                ' href="/a"',
                ' data-card="game/1"',
                ' data-card="nobody/1"',
              ),
              tie('html'),
            )
            .map(([tag, said, inside]) => around(tag, inside, said)),
          weight: 3,
        },
      ),
      { maxLength: 4 },
    )
    .map((all) => all.join('')),
})).html
