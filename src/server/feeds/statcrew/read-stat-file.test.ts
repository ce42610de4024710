import { describe, expect, test } from 'vitest'
import { readStatFile } from './read-stat-file.ts'
import { gameText, readGameText } from './testing/game-text.ts'
import { largestFile } from './xml/decode.ts'

const game = gameText('bbgame')
const errorOf = (file: string | Uint8Array) => {
  const reading = readStatFile(file)
  return reading.ok ? null : reading.error
}
const line = (count: number) => `${'\n'.repeat(count - 1)}`

const attributes = (count: number) =>
  `<bbgame><a ${Array.from({ length: count }, (_, index) => `a${index}="1"`).join(' ')}/></bbgame>`

describe('a file is refused with a kind, a place and a sentence', () => {
  test.each([
    ['nothing', '', 'empty', 'file'],
    ['blanks', ' \r\n\t ', 'empty', 'file'],
    ['a mark and nothing', '\uFEFF', 'empty', 'file'],
    ['more than eight megabytes', 'x'.repeat(largestFile + 1), 'too-large', 'file'],
    ['words', 'Kestrel 3, Halcyon 2', 'broken', 'line 1'],
    ['JSON', '{"score": 3}', 'broken', 'line 1'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'broken', 'line 1'],
    ['half of a file', game.slice(0, game.length / 2), 'broken', 'line 2'],
    ['a file without its last line', game.replace('</bbgame>', ''), 'broken', 'line 5'],
    ['a file cut within a tag', game.slice(0, -3), 'broken', 'line 7'],
    ['an opening tag alone', '<bbgame source="TAS">', 'broken', 'line 1'],
    ['a tag closed by another', `<bbgame>${line(3)}<venue></team></bbgame>`, 'broken', 'line 3'],
    ['an attribute twice', '<bbgame a="1" a="2"></bbgame>', 'broken', 'line 1'],
    ['two roots', '<bbgame></bbgame><bbgame></bbgame>', 'broken', 'line 1'],
    ['a document type', `<!DOCTYPE bbgame>${game}`, 'hostile', 'DOCTYPE'],
    ['entities', `<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>${game}`, 'hostile', 'DOCTYPE'],
    ['a file from outside', `<!doctype x SYSTEM "file:///etc/hosts">${game}`, 'hostile', 'DOCTYPE'],
    ['a deep nest', `<bbgame>${'<a>'.repeat(60)}${'</a>'.repeat(60)}</bbgame>`, 'hostile', 'depth'],
    ['a very deep nest', `<bbgame>${'<a>'.repeat(5e4)}${'</a>'.repeat(5e4)}</bbgame>`, 'hostile', 'depth'],
    ['an endless instruction', `<?x ${'a="b" '.repeat(1e5)}?>${game}`, 'hostile', 'line 1'],
    [
      'an instruction with mark-up in it',
      `<bbgame>\n<?x ${'a="<" '.repeat(1e4)}?></bbgame>`,
      'hostile',
      'line 2',
    ],
    ['an endless name', `<bbgame><${'a'.repeat(7e6)}/></bbgame>`, 'hostile', 'line 1'],
    ['an endless text', `<bbgame>${' '.repeat(7e6)}</bbgame>`, 'hostile', 'line 1'],
    ['half a million attributes', attributes(5e5), 'too-large', 'file'],
    ['a million elements', `<bbgame>${'<a/>'.repeat(1e6)}</bbgame>`, 'too-large', 'file'],
    ['a sport that is not read', '<glgame></glgame>', 'unknown-sport', '<glgame>'],
    ['a page', '<html></html>', 'not-a-game', '<html>'],
    ['a game of one team', '<bbgame><team vh="V"/></bbgame>', 'not-a-game', 'team'],
    ['a game of nobody', '<bbgame></bbgame>', 'not-a-game', 'team'],
    ['a game without a day', '<bbgame><team vh="V"/><team vh="H"/></bbgame>', 'not-a-game', 'venue'],
    ['a season without a team', '<fbseas></fbseas>', 'not-a-game', 'team'],
    ['a foreign code page', '<?xml version="1.0" encoding="EBCDIC"?><bbgame/>', 'broken', 'line 1'],
  ])('%s', (_, file, kind, place) => {
    const bytes = typeof file === 'string' && file.length < 1e6 ? new TextEncoder().encode(file) : file
    const error = errorOf(bytes)
    expect(error).toMatchObject({ kind, place })
    expect(error?.message).toMatch(/^[A-Z].+\.$/)
  })

  test('half-written files say that they are still being written', () => {
    expect(errorOf(game.slice(0, 200))?.message).toBe(
      'The file ends in the middle: it is cut short or still being written.',
    )
  })

  test('a hostile file is refused at once', () => {
    const started = process.threadCpuUsage()
    errorOf(`<bbgame>${'<a b="'.repeat(100_000)}`)
    errorOf(`<bbgame ${' '.repeat(1_000_000)}x`)
    errorOf(`<bbgame>${'&amp;'.repeat(200_000)}</bbgame>`)
    errorOf('<'.repeat(299_000))
    const { user } = process.threadCpuUsage(started)
    expect(user / 1000).toBeLessThan(4000)
  })

  const namesakes = Array.from({ length: 399 }, (_, index) => `<player name="A,A${index}" gp="1"/>`).join('')
  test.each([
    [
      'namesakes and commas',
      {
        away: namesakes,
        rest: `<plays><period>${`<play text="${'A,'.repeat(990)}"/>`.repeat(3500)}</period></plays>`,
      },
    ],
    [
      'scores that repeat themselves',
      {
        rest: `<plays><period>${'<play text="x"/><currentscore vscore="0" hscore="0"/>'.repeat(28_000)}</period></plays>`,
      },
    ],
    [
      'cut names',
      {
        away: namesakes,
        rest: `<scores>${'<score vh="V" name="Abcdefghijklmno"/>'.repeat(58_000)}</scores>`,
      },
    ],
    [
      'attributes without end',
      { venue: Array.from({ length: 300_000 }, (_, index) => `a${index}="1"`).join(' ') },
    ],
    ['commas in the line score', { away: `<linescore line="${'1,'.repeat(1_000_000)}"/>` }],
  ])(
    'as large as allowed, made to be slow: %s',
    (_, parts) => {
      // Of this thread alone: another works beside it. What grows with the square of the size would take minutes.
      const started = process.threadCpuUsage()
      expect(readStatFile(gameText('sogame', parts))).toHaveProperty('ok')
      const { user } = process.threadCpuUsage(started)
      expect(user / 1000).toBeLessThan(20_000)
    },
    60_000,
  )
})

describe('a file is read in the characters it is written in', () => {
  const named = gameText('bbgame', {
    away: '<player uni="3" name="Núñez, José" gp="1"><stats tp="2"/></player>',
  })
  const nameIn = (file: Uint8Array) => readGameText(file).teams[0].players[0]?.name
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

  test.each([
    ['UTF-8', new TextEncoder().encode(named)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${named}`)],
    ['UTF-8, declared', new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${named}`)],
    ['Latin-1, declared', latin(`<?xml version="1.0" encoding="ISO-8859-1"?>\n${named}`)],
    ['Windows-1252, declared', latin(`<?xml version='1.0' encoding='windows-1252'?>\n${named}`)],
    ['Windows-1252, not declared', latin(named)],
    ['UTF-16 with its mark', new Uint8Array(Buffer.from(`\uFEFF${named}`, 'utf16le'))],
  ])('%s', (_, file) => {
    expect(nameIn(file)).toBe('José Núñez')
  })

  test('entities of XML and numbered characters are resolved, a bare ampersand is itself', () => {
    const text = gameText('bbgame', {
      venue: 'location="A&amp;M &lt;Hall&gt; &#233;&#x2013;&quot;x&quot; A&M &lol;"',
    })
    expect(readGameText(text).venue.location).toBe('A&M <Hall> é–"x" A&M &lol;')
  })

  test('control characters, which no database keeps, are taken out', () => {
    const text = gameText('bbgame', { venue: 'location="Alder&#0;&#xD;&#xA; Hall&#xD800;"' })
    expect(readGameText(text).venue.location).toBe('Alder Hall\uFFFD')
  })
})

describe('what the dialects disagree on', () => {
  test.each([
    ['11/7/2026', '2026-11-07'],
    ['11/07/2026', '2026-11-07'],
    ['Nov 7, 2026', '2026-11-07'],
    ['2026-11-07', '2026-11-07'],
    ['9/5/98', '1998-09-05'],
  ])('the day %s', (written, iso) => {
    expect(readGameText(gameText('bbgame').replace('date="11/7/2026"', `date="${written}"`)).date).toBe(iso)
  })

  test.each(['', '31/31/2026', 'soon', '1/1/0000'])(
    "the day '%s' is nobody's: the day of writing is taken, with a warning",
    (written) => {
      const game = readGameText(gameText('bbgame').replace('date="11/7/2026"', `date="${written}"`))
      expect(game.date).toBe('2026-11-07')
      expect(game.warnings).toEqual([
        { place: 'venue', message: 'The day of the game is not said; the day of writing is taken.' },
      ])
    },
  )

  test.each([
    ['start="7pm"', '19:00'],
    ['start="03:36 PM"', '15:36'],
    ['time="7:32 pm"', '19:32'],
    ['start="13:05"', '13:05'],
    ['start=""', null],
    ['', null],
  ])('the start %s', (venue, clock) => {
    expect(readGameText(gameText('bbgame', { venue })).startTime).toBe(clock)
  })

  test('ids with trailing blanks, flags that are missing, places under other names', () => {
    const text = gameText('vbgame', {
      venue: 'arena="Alder Hall" attend="0" duration="01:58" leaguegame="Y"',
    })
    const game = readGameText(text.replaceAll('"KES"', '"KES "'))
    expect(game.teams[0]).toMatchObject({
      id: 'KES',
      abbreviation: 'KES',
      name: 'Kestrel',
      side: 'away',
      record: '3-1',
    })
    expect(game).toMatchObject({ isConference: true, isNeutral: false })
    expect(game.venue).toEqual({
      stadium: 'Alder Hall',
      location: null,
      attendance: null,
      duration: '1:58',
      rules: null,
      weather: null,
      notes: [],
    })
  })

  test('teams in any order, attributes in any order, empty elements in either form', () => {
    const text = `<bbgame generated="Nov 7, 2026"><team name="Halcyon" id="HAL" vh="H"/><team id="KES" vh="V" name="Kestrel"></team></bbgame>`
    expect(readGameText(text).teams.map(({ name }) => name)).toEqual(['Kestrel', 'Halcyon'])
  })

  test('officials by list, by post and in one line', () => {
    const listed =
      '<officials><official title="Referee" name="Bo Ames"/><official name="Cy Dell"/></officials>'
    const posted = '<officials ref="Ames,Bo" bj="Dell,Cy"/>'
    const umpires = '<umpires hp="Bo Ames" first="" third="Cy Dell"/>'
    const told = '<officials text="Bo Ames, Cy Dell"/>'
    const titles = (inVenue: string) =>
      readGameText(gameText('bbgame', { inVenue })).officials.map(({ title, name }) => `${title}: ${name}`)
    expect(titles(listed)).toEqual(['Referee: Bo Ames', 'Official: Cy Dell'])
    expect(titles(posted)).toEqual(['Referee: Bo Ames', 'Back Judge: Cy Dell'])
    expect(titles(umpires)).toEqual(['Home Plate: Bo Ames', 'Third Base: Cy Dell'])
    expect(titles(told)).toEqual(['Official: Bo Ames', 'Official: Cy Dell'])
  })

  test.each([
    ['source="TAS For Soccer" version="1.16.01"', 'TAS For Soccer 1.16.01'],
    ['source="HoopStats"', 'HoopStats'],
    ['', 'Unknown program'],
  ])('the program %s', (head, program) => {
    expect(readGameText(gameText('bbgame', { head })).program).toBe(program)
  })
})
