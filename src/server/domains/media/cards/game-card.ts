import type { CardTeam, GameCard } from './card.ts'
import { apart, isColour, mix, onColour } from './card-colours.ts'
import { fitText } from './fit-text.ts'
import { capHeight, drawText } from './letters.ts'
import { bands, drawLines, type Frame, foot, image, rect, svgOf, tag } from './parts.ts'

const unknown = '#3a4250'

/** A crest on white, where it has its own colours around it; the letters of a school that gave none. */
function disc(
  team: CardTeam,
  crest: string | null,
  x: number,
  y: number,
  radius: number,
  colour: string,
): string {
  const inner = radius * 1.36
  const ring = `<circle cx="${x}" cy="${y}" r="${radius}" fill="#ffffff"/>`
  if (crest) return ring + image(crest, x - inner / 2, y - inner / 2, inner, inner)
  const box = {
    cut: 'heavy',
    most: radius * 0.8,
    least: radius * 0.3,
    width: radius * 1.5,
    lines: 1,
  } as const
  const { lettering, lines } = fitText(team.abbreviation.toUpperCase(), box)
  const ink = onColour(colour) === '#ffffff' ? colour : mix(colour, '#000000', 0.6)
  return (
    ring +
    drawText(lines[0] ?? '', lettering, {
      x,
      y: y + (lettering.size * capHeight) / 2,
      fill: ink,
      anchor: 'middle',
    })
  )
}

interface Room {
  x: number
  y: number
  width: number
}

/** Where a card of each shape has what; `across` sides stand beside each other, else one above the other. */
const places = {
  wide: { radius: 92, disc: 236, name: 356, nameSize: 42, score: 236, scoreSize: 230 },
  square: { radius: 124, disc: 300, name: 450, nameSize: 50, score: 650, scoreSize: 250 },
  tall: { radius: 168, disc: 0, name: 0, nameSize: 76, score: 0, scoreSize: 330 },
} as const

export function gameCard(frame: Frame, card: GameCard): string {
  const { width, height, margin, bottom, shape, deep, school, accent, top } = frame
  const [first, second] = card.teams
  if (!second) return eventCard(frame, card)
  const colours = coloursOf(first, second)
  const footTop = bottom - (shape === 'wide' ? 52 : 68)
  const small = shape === 'wide' ? 24 : 32
  const strip = shape === 'wide' ? footTop - 96 : shape === 'square' ? footTop - 160 : footTop - 190
  const isScored = first.score !== null && second.score !== null
  const best = card.phase === 'over' && isScored ? leader(card.teams as [CardTeam, CardTeam]) : null
  const sides = card.teams.map((team, index) => {
    const colour = colours[index] ?? unknown
    const ink = onColour(colour)
    const crest = frame.pictures.crests[index] ?? null
    const faded = best !== null && best !== index ? 'opacity="0.62"' : ''
    return side(frame, { team, colour, ink, crest, index, strip, isScored, faded })
  })
  const lean = shape === 'tall' ? 90 : 70
  const ground =
    shape === 'tall'
      ? rect(0, 0, width, height, colours[0]) +
        `<path d="M0 ${strip / 2 + 60 + lean}L${width} ${strip / 2 + 60 - lean}V${strip}H0Z" fill="${colours[1]}"/>`
      : rect(0, 0, width, height, colours[0]) +
        `<path d="M${width / 2 + lean} 0H${width}V${strip}H${width / 2 - lean}Z" fill="${colours[1]}"/>`
  const line = shape === 'wide' ? 30 : shape === 'square' ? 34 : 40
  const when = card.phase === 'before' ? [card.day, card.time] : [card.day]
  const facts = fitText([...when, card.place].filter(Boolean).join('  ·  '), {
    cut: 'plain',
    most: line,
    least: line * 0.62,
    width: width - 2 * margin,
    lines: shape === 'wide' ? 1 : 2,
  })
  const isLive = card.phase === 'live'
  const statusFill = isLive ? '#c8102e' : card.phase === 'off' ? '#3a4250' : '#ffffff'
  const tagTop = shape === 'tall' ? top : margin * 0.75
  return svgOf(
    frame,
    [
      ground,
      rect(0, strip, width, height - strip, deep),
      ...sides,
      tag(card.sport, { x: margin, y: tagTop, fill: deep }, small, width * 0.56),
      card.status
        ? tag(
            card.status,
            { x: width - margin, y: tagTop, fill: statusFill, anchor: 'end' },
            small,
            width * 0.34,
          )
        : '',
      isScored ? '' : between(frame, card, strip),
      drawLines(facts, { x: margin, y: strip + (shape === 'wide' ? 34 : 44), fill: '#ffffff' }, 1.3).drawn,
      rect(0, strip, width, 6, accentBeside(accent, school.secondary)),
      foot(frame, { colour: '#ffffff' }),
    ].join(''),
  )
}

/** On the dark strip the school's second colour always reads. */
const accentBeside = (accent: string, secondary: string): string =>
  onColour(secondary) === '#ffffff' ? accent : secondary

function coloursOf(first: CardTeam, second: CardTeam): readonly [string, string] {
  const [one, other] = [first, second].map(({ colour }) => (isColour(colour) ? colour : unknown)) as [
    string,
    string,
  ]
  return second.isOwn ? [apart(other, one), other] : [one, apart(one, other)]
}

function leader([one, other]: [CardTeam, CardTeam]): number | null {
  const [a, b] = [Number(one.score), Number(other.score)]
  return Number.isNaN(a) || Number.isNaN(b) || a === b ? null : a > b ? 0 : 1
}

interface Side {
  team: CardTeam
  colour: string
  ink: string
  crest: string | null
  index: number
  strip: number
  isScored: boolean
  faded: string
}

function side(frame: Frame, { team, colour, ink, crest, index, strip, isScored, faded }: Side): string {
  const { width, margin, shape, top } = frame
  const at = places[shape]
  if (shape === 'tall') {
    const middle = strip / 2 + 60
    const upper = index === 0 ? top + 120 : middle + 110
    const lower = index === 0 ? middle - 110 : strip - 50
    const centre = (upper + lower) / 2
    const name = fitText(team.name, {
      cut: 'heavy',
      most: at.nameSize,
      least: 40,
      width: width - 2 * margin - 380,
      lines: 3,
    })
    const score = team.score ?? ''
    const room: Room = { x: margin + at.radius, y: centre, width: 0 }
    const names = drawLines(
      isScored ? { ...name, lines: name.lines } : name,
      {
        x: room.x + at.radius + 44,
        y: isScored ? centre - 190 : centre - (name.lines.length * name.lettering.size) / 2,
        fill: ink,
      },
      1.04,
    )
    const size = fitText(score, {
      cut: 'heavy',
      most: at.scoreSize,
      least: 120,
      width: width - 2 * margin - 380,
      lines: 1,
    })
    return (
      disc(team, crest, room.x, centre, at.radius, colour) +
      names.drawn +
      (isScored
        ? `<g ${faded}>${drawText(size.lines[0] ?? '', size.lettering, { x: room.x + at.radius + 40, y: names.bottom + 40 + size.lettering.size * capHeight, fill: ink })}</g>`
        : '')
    )
  }
  const half = width / 2
  const isWide = shape === 'wide'
  const inner = isWide && isScored
  const centre = index === 0 ? half / 2 - (isWide ? 10 : 0) : half + half / 2 + (isWide ? 10 : 0)
  const discX = inner ? centre + (index === 0 ? -118 : 118) : centre
  const radius = isWide && !isScored ? 92 : at.radius
  const name = fitText(team.name, {
    cut: 'heavy',
    most: at.nameSize,
    least: at.nameSize * 0.6,
    width: half - margin - (isWide ? 76 : 60),
    lines: 2,
    height: isWide ? 66 : 110,
  })
  const score = fitText(team.score ?? '', {
    cut: 'heavy',
    most: at.scoreSize,
    least: 60,
    width: inner ? 222 : half - margin - 40,
    lines: 1,
  })
  const scoreX = inner ? centre + (index === 0 ? 106 : -106) : centre
  const scoreY = isWide
    ? at.disc + (score.lettering.size * capHeight) / 2
    : at.score + (score.lettering.size * capHeight) / 2
  return [
    disc(team, crest, discX, at.disc + (isWide && !isScored ? 8 : 0), radius, colour),
    drawLines(
      name,
      { x: centre, y: at.name + (isWide && !isScored ? 10 : 0), fill: ink, anchor: 'middle' },
      1.04,
    ).drawn,
    isScored
      ? `<g ${faded}>${drawText(score.lines[0] ?? '', score.lettering, { x: scoreX, y: scoreY, fill: ink, anchor: 'middle' })}</g>`
      : '',
  ].join('')
}

/** Before a game: where it is played stands between the two, and on large cards when. */
function between({ width, shape, deep, margin }: Frame, card: GameCard, strip: number): string {
  const x = shape === 'tall' ? width - margin - 90 : width / 2
  const y = shape === 'tall' ? strip / 2 + 60 : places[shape].disc + (shape === 'wide' ? 8 : 0)
  const radius = shape === 'wide' ? 46 : 66
  const size = radius * 0.72
  const round =
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${deep}"/>` +
    drawText(
      card.between.toUpperCase(),
      { cut: 'heavy', size },
      { x, y: y + (size * capHeight) / 2, fill: '#ffffff', anchor: 'middle' },
    )
  if (shape !== 'square' || card.phase !== 'before') return round
  const when = fitText(card.time, {
    cut: 'heavy',
    most: 96,
    least: 44,
    width: width - 2 * margin - 60,
    lines: 1,
  })
  return (
    round +
    rect(margin, 592, width - 2 * margin, 130, deep) +
    drawText(when.lines[0] ?? '', when.lettering, {
      x: width / 2,
      y: 657 + (when.lettering.size * capHeight) / 2,
      fill: '#ffffff',
      anchor: 'middle',
    })
  )
}

/** A meet has a field instead of an opponent: its name is what the card says. */
function eventCard(frame: Frame, card: GameCard): string {
  const { width, margin, bottom, shape, ink, accent, pictures, top } = frame
  const isWide = shape === 'wide'
  const small = isWide ? 24 : 32
  const footTop = bottom - (isWide ? 52 : 68)
  const crest = isWide ? 300 : shape === 'square' ? 320 : 600
  const name = fitText(card.event ?? '', {
    cut: 'heavy',
    most: isWide ? 84 : 120,
    least: 44,
    width: isWide ? width - 2 * margin - crest - 40 : width - 2 * margin,
    lines: isWide ? 3 : 4,
  })
  const facts = fitText(
    [card.day, card.phase === 'before' ? card.time : '', card.place].filter(Boolean).join('  ·  '),
    {
      cut: 'plain',
      most: small * 1.2,
      least: small * 0.8,
      width: isWide ? width - 2 * margin - crest - 40 : width - 2 * margin,
      lines: 2,
    },
  )
  const factsTop = footTop - (isWide ? 96 : 170)
  const nameTop =
    factsTop -
    (isWide ? 40 : 60) -
    (name.lines.length - 1) * name.lettering.size * 1.04 -
    name.lettering.size * capHeight
  const tagTop = shape === 'tall' ? top : margin * 0.75
  return svgOf(
    frame,
    [
      bands(frame),
      pictures.logo
        ? image(
            pictures.logo,
            isWide ? width - margin - crest : (width - crest) / 2,
            isWide ? (footTop - crest) / 2 + 20 : tagTop + 110,
            crest,
            crest,
          )
        : '',
      tag(card.sport, { x: margin, y: tagTop, fill: accent }, small, width * 0.56),
      card.status
        ? tag(
            card.status,
            { x: width - margin, y: tagTop, fill: '#ffffff', anchor: 'end' },
            small,
            width * 0.34,
          )
        : '',
      drawLines(name, { x: margin, y: nameTop, fill: ink }, 1.04).drawn,
      drawLines(facts, { x: margin, y: factsTop, fill: ink }, 1.3).drawn,
      foot(frame),
    ].join(''),
  )
}
