import type { SchoolCard } from './card.ts'
import { fitText } from './fit-text.ts'
import { bands, drawLines, type Frame, foot, heightOf, image, svgOf } from './parts.ts'

/** The crest, and whose site it is. */
export function schoolCard(frame: Frame, { line }: SchoolCard): string {
  const { width, margin, bottom, top, shape, pictures, school, ink, accent } = frame
  const isWide = shape === 'wide'
  const crest = isWide ? 360 : 520
  const room = isWide ? width - 2 * margin - crest - 40 : width - 2 * margin
  const name = fitText(school.name, {
    cut: 'heavy',
    most: isWide ? 104 : 128,
    least: 48,
    width: room,
    lines: 3,
  })
  const below = fitText(line, { cut: 'plain', most: isWide ? 30 : 40, least: 22, width: room, lines: 2 })
  const footTop = bottom - (isWide ? 52 : 68)
  const tall = heightOf(name, 1.02) + 34 + heightOf(below, 1.3)
  const y = isWide ? (footTop - tall) / 2 + 20 : top + crest + (footTop - top - crest - tall) / 2
  return svgOf(
    frame,
    [
      bands(frame),
      pictures.logo
        ? image(
            pictures.logo,
            isWide ? width - margin - crest : (width - crest) / 2,
            isWide ? (footTop - crest) / 2 + 20 : top,
            crest,
            crest,
          )
        : '',
      drawLines(name, { x: margin, y, fill: ink }, 1.02).drawn,
      drawLines(below, { x: margin, y: y + heightOf(name, 1.02) + 34, fill: accent }, 1.3).drawn,
      foot(frame),
    ].join(''),
  )
}
