import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Card, type CardSchool, cardShapes, cardSizes, type GameCard } from './card.ts'
import { drawCard } from './draw-card.ts'
import { fitText } from './fit-text.ts'
import { drawText, widthOf } from './letters.ts'

const school: CardSchool = {
  name: 'Halcyon State University',
  abbreviation: 'HSU',
  primary: '#0B3C5D',
  secondary: '#F26B21',
  logo: 'halcyon/logo.svg',
  host: 'kingfishers.example',
}
const crest =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="9" fill="red"/></svg>'
const read = async (name: string) => {
  if (name.endsWith('.svg')) return Buffer.from(crest)
  if (name.endsWith('broken.jpg')) return readFile(import.meta.filename)
  return null
}
const team = (name: string, score: string | null, colour: string | null = null) => ({
  name,
  abbreviation: 'NWE',
  crest: null,
  colour,
  isOwn: false,
  score,
})
const game = (rest: Partial<GameCard> = {}): GameCard => ({
  kind: 'game',
  sport: 'Women’s Basketball',
  status: 'Final/2OT',
  phase: 'over',
  between: 'at',
  day: 'Saturday, November 14',
  time: '7:00 PM',
  place: 'Tern Arena, Port Halcyon, MD',
  teams: [team('University of Northwestern Ellery-Saint Brendan', '102', 'no colour'), team('Halcyon', '98')],
  event: null,
  ...rest,
})
const player = {
  kind: 'player',
  sport: 'Soccer',
  season: '2026',
  firstName: 'Maximiliana-Alexandrina',
  lastName: 'Wolfeschlegelsteinhausen-Núñez',
  number: '00',
  facts: ['Goalkeeper', 'Łódź'],
  figures: [{ value: '1,204', label: 'Points' }],
  picture: 'halcyon/broken.jpg',
} as const

test.each<[string, Card]>([
  ['a final', game()],
  ['a game to come', game({ phase: 'before', status: '', teams: [team('A', null), team('B', null)] })],
  ['a meet', game({ teams: [team('Halcyon', null)], event: 'The Frostbite Invitational' })],
  [
    'a story without a picture',
    { kind: 'story', label: 'Football', title: 'A win '.repeat(60), day: '', picture: null },
  ],
  [
    'a player whose picture cannot be read',
    { ...player, facts: [...player.facts], figures: [...player.figures] },
  ],
  ['the school', { kind: 'school', line: 'Home of the Kingfishers' }],
])('%s is a PNG of the size of each network', async (_which, card) => {
  for (const shape of cardShapes) {
    const bytes = await drawCard(card, school, shape, read)
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...cardSizes[shape] })
    expect(bytes.length).toBeLessThan(600_000)
  }
})

test('another score is another picture', async () => {
  const [one, other] = await Promise.all(
    ['98', '99'].map((score) =>
      drawCard(game({ teams: [team('A', '102'), team('B', score)] }), school, 'wide', read),
    ),
  )
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
})

test('letters of many tongues are drawn, the accents that no font has are left off, and what is no letter is left out', () => {
  const plain = { cut: 'heavy', size: 40 } as const
  expect(widthOf('Łčő', plain)).toBeGreaterThan(40)
  expect(widthOf('Ǎ', plain)).toBe(widthOf('A', plain))
  expect(widthOf('中文', plain)).toBe(0)
  expect(drawText('<&"', plain, { x: 0, y: 0, fill: '#fff' })).not.toMatch(/[<]&|&"/)
})

test('a text takes the largest size that fits, and ends in dots where none does', () => {
  const box = { cut: 'heavy', most: 80, least: 20, width: 400, lines: 2 } as const
  expect(fitText('Short', box).lettering.size).toBe(80)
  const long = fitText('A headline that has a great many words in it and goes on '.repeat(4), box)
  expect(long.lettering.size).toBe(20)
  expect(long.lines).toHaveLength(2)
  expect(long.lines.at(-1)).toMatch(/…$/)
  for (const line of long.lines) expect(widthOf(line, long.lettering)).toBeLessThanOrEqual(400)
})
