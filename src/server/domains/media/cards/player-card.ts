import type { Figure, MilestoneCard, PlayerCard } from './card.ts'
import { fitText } from './fit-text.ts'
import { capHeight, drawText } from './letters.ts'
import { bands, drawLines, type Frame, foot, heightOf, image, rect, svgOf, tag } from './parts.ts'

/** Where the picture of a person stands, with an edge that leans as the bands do. */
export const portraitBox = {
  wide: { x: 690, y: 0, width: 510, height: 620, lean: 90 },
  square: { x: 450, y: 0, width: 630, height: 560, lean: 100 },
  tall: { x: 180, y: 0, width: 900, height: 1080, lean: 150 },
} as const

function portrait({ shape, pictures, deep }: Frame): { drawn: string; defs: string } {
  const { x, y, width, height, lean } = portraitBox[shape]
  const edge = `M${x + lean} ${y}H${x + width}V${y + height}H${x}Z`
  if (!pictures.photo) return { drawn: '', defs: '' }
  return {
    drawn: `<path d="${edge}" fill="${deep}"/>${image(pictures.photo, x, y, width, height, 'clip-path="url(#edge)"')}`,
    defs: `<clipPath id="edge"><path d="${edge}"/></clipPath>`,
  }
}

function figureRow(figures: readonly Figure[], frame: Frame, y: number, width: number): string {
  const { margin, ink, accent, shape } = frame
  const size = shape === 'wide' ? 66 : shape === 'square' ? 92 : 116
  const each = width / Math.max(1, figures.length)
  return figures
    .map(({ value, label }, index) => {
      const x = margin + index * each
      const figure = fitText(value, {
        cut: 'heavy',
        most: size,
        least: size * 0.5,
        width: each - 24,
        lines: 1,
      })
      const name = fitText(label.toUpperCase(), {
        cut: 'plain',
        most: size * 0.27,
        least: size * 0.18,
        width: each - 20,
        lines: 2,
        tracking: 0.04,
      })
      return (
        rect(x, y, each - 24, 4, accent) +
        drawText(figure.lines[0] ?? '', figure.lettering, { x, y: y + 24 + size * capHeight, fill: ink }) +
        drawLines(name, { x, y: y + 24 + size * capHeight + 18, fill: ink }, 1.15).drawn
      )
    })
    .join('')
}

export function playerCard(frame: Frame, card: PlayerCard): string {
  const { margin, bottom, shape, ink, accent, pictures, width, top } = frame
  const isWide = shape === 'wide'
  const small = isWide ? 22 : shape === 'square' ? 30 : 36
  const footTop = bottom - (isWide ? 52 : 68)
  const face = portrait(frame)
  const beside = isWide ? (pictures.photo ? 610 : width - 2 * margin - 260) : width - 2 * margin
  const rowHeight = isWide ? 116 : shape === 'square' ? 170 : 210
  const rowTop = footTop - rowHeight - (isWide ? 26 : 40)
  const facts = fitText(card.facts.join('  ·  '), {
    cut: 'plain',
    most: small * 1.1,
    least: small * 0.8,
    width: beside,
    lines: 2,
  })
  const last = fitText(card.lastName.toUpperCase(), {
    cut: 'heavy',
    most: isWide ? 112 : shape === 'square' ? 132 : 168,
    least: 46,
    width: beside,
    lines: 1,
    tracking: -0.01,
  })
  const first = fitText(card.firstName, {
    cut: 'plain',
    most: small * 1.9,
    least: small,
    width: beside,
    lines: 1,
  })
  const below = card.figures.length > 0 ? rowTop : footTop
  const factsTop = below - (isWide ? 34 : 52) - heightOf(facts, 1.3)
  const lastTop = factsTop - (isWide ? 30 : 44) - heightOf(last)
  const firstTop = lastTop - small - heightOf(first)
  const tagTop = shape === 'tall' ? top : margin * 0.75
  const number = card.number ? `#${card.number}` : ''
  return svgOf(
    frame,
    [
      bands(frame),
      face.drawn,
      pictures.photo || !number ? '' : bigNumber(frame, number),
      shape === 'wide' ? '' : shadeUnder(frame, firstTop),
      tag(
        `${card.season} ${card.sport}`,
        { x: margin, y: tagTop, fill: accent },
        small,
        isWide ? 560 : width * 0.7,
      ),
      drawLines(first, { x: margin, y: firstTop, fill: ink }).drawn,
      drawLines(last, { x: margin, y: lastTop, fill: ink }).drawn,
      drawLines(facts, { x: margin, y: factsTop, fill: ink }, 1.3).drawn,
      figureRow(card.figures, frame, rowTop, beside),
      foot(frame, isWide && pictures.photo ? { room: beside + margin } : {}),
    ].join(''),
    `${face.defs}${shadeOf(frame)}`,
  )
}

const shadeOf = ({ ground }: Frame): string =>
  `<linearGradient id="under" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}"/></linearGradient>`

/** On upright cards a name stands on the lower end of the picture. */
function shadeUnder(frame: Frame, y: number): string {
  const { width, pictures, shape, ground, height } = frame
  if (!pictures.photo) return ''
  const { y: from, height: tall } = portraitBox[shape]
  const begin = Math.min(y - 60, from + tall - 200)
  return (
    rect(0, begin, width, from + tall - begin, 'url(#under)') +
    rect(0, from + tall - 1, width, height - from - tall + 1, ground)
  )
}

function bigNumber({ width, margin, shape, accent }: Frame, number: string): string {
  const size = shape === 'wide' ? 300 : shape === 'square' ? 380 : 520
  const { lettering, lines } = fitText(number, {
    cut: 'heavy',
    most: size,
    least: 120,
    width: shape === 'wide' ? 400 : width - 2 * margin,
    lines: 1,
  })
  const top = shape === 'wide' ? 90 : shape === 'square' ? 150 : 330
  return drawText(lines[0] ?? '', lettering, {
    x: width - margin,
    y: top + lettering.size * capHeight,
    fill: accent,
    anchor: 'end',
  })
}

/** One number, as large as there is room. */
export function milestoneCard(frame: Frame, card: MilestoneCard): string {
  const { margin, bottom, shape, ink, accent, pictures, width, top } = frame
  const isWide = shape === 'wide'
  const small = isWide ? 24 : shape === 'square' ? 32 : 38
  const footTop = bottom - (isWide ? 52 : 68)
  const face = portrait(frame)
  const beside = isWide ? (pictures.photo ? 610 : width - 2 * margin) : width - 2 * margin
  const value = fitText(card.value, {
    cut: 'heavy',
    most: isWide ? 230 : shape === 'square' ? 240 : 420,
    least: 120,
    width: beside,
    lines: 1,
    tracking: -0.015,
  })
  const label = fitText(card.label.toUpperCase(), {
    cut: 'heavy',
    most: isWide ? 58 : shape === 'square' ? 76 : 96,
    least: 34,
    width: beside,
    lines: 1,
  })
  const name = fitText(`${card.firstName} ${card.lastName}`, {
    cut: 'plain',
    most: small * 1.7,
    least: small,
    width: beside,
    lines: 1,
  })
  const detail = fitText(card.detail, {
    cut: 'plain',
    most: small,
    least: small * 0.8,
    width: beside,
    lines: 2,
  })
  const detailTop = footTop - (isWide ? 40 : 64) - heightOf(detail, 1.3)
  const nameTop = detailTop - (isWide ? 22 : 32) - heightOf(name)
  const labelTop = nameTop - (isWide ? 34 : 50) - heightOf(label)
  // A comma hangs below its line.
  const valueTop = labelTop - value.lettering.size * 0.18 - 8 - heightOf(value)
  const tagTop = shape === 'tall' ? top : margin * 0.75
  const crest = shape === 'wide' ? 340 : 460
  return svgOf(
    frame,
    [
      bands(frame),
      face.drawn,
      !pictures.photo && pictures.logo && !isWide
        ? image(
            pictures.logo,
            (width - crest) / 2,
            Math.max(tagTop + 90, (valueTop - crest) / 2),
            crest,
            crest,
          )
        : '',
      isWide ? '' : shadeUnder(frame, valueTop),
      tag(card.sport, { x: margin, y: tagTop, fill: accent }, small, isWide ? 560 : width * 0.7),
      drawLines(value, { x: margin, y: valueTop, fill: accent }).drawn,
      drawLines(label, { x: margin, y: labelTop, fill: ink }).drawn,
      drawLines(name, { x: margin, y: nameTop, fill: ink }).drawn,
      `<g opacity="0.85">${drawLines(detail, { x: margin, y: detailTop, fill: ink }, 1.3).drawn}</g>`,
      foot(frame, isWide && pictures.photo ? { room: beside + margin } : {}),
    ].join(''),
    `${face.defs}${shadeOf(frame)}`,
  )
}
