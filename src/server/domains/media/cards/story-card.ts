import type { StoryCard } from './card.ts'
import { fitText } from './fit-text.ts'
import { drawText } from './letters.ts'
import { bands, drawLines, type Frame, foot, heightOf, image, rect, svgOf, tag } from './parts.ts'

const leading = 1.02

/** The picture to all edges, and the headline where the eye ends up. */
export function storyCard(frame: Frame, { title, label, day }: StoryCard): string {
  const { width, height, margin, bottom, shape, pictures, deep, accent, ink } = frame
  const { photo, logo } = pictures
  const footTop = bottom - (shape === 'wide' ? 52 : 68)
  const sizes = { wide: [76, 44, 4], square: [104, 54, 5], tall: [124, 64, 7] } as const
  const [most, least, lines] = sizes[shape]
  const room = photo || !logo ? width - 2 * margin : width * 0.58
  const headline = fitText(title, {
    cut: 'heavy',
    most,
    least,
    width: shape === 'wide' && photo ? width * 0.82 : room,
    lines,
    height: height * (shape === 'wide' ? 0.46 : 0.4),
    leading,
    tracking: -0.008,
  })
  const small = shape === 'wide' ? 22 : shape === 'square' ? 30 : 38
  const gap = shape === 'wide' ? 34 : 54
  const dayTop = footTop - gap
  const titleTop = dayTop - small * 1.9 - heightOf(headline, leading)
  const tagTop = titleTop - small * 1.9 - small * 1.1
  const letters = photo ? '#ffffff' : ink
  const shade = `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}" stop-opacity="0"/><stop offset="0.45" stop-color="${deep}" stop-opacity="0.86"/><stop offset="1" stop-color="${deep}"/></linearGradient>`
  const shadeTop = Math.max(0, tagTop - height * 0.2)
  const crest = Math.min(
    shape === 'wide' ? 380 : 640,
    shape === 'wide' ? footTop : tagTop - frame.top - small * 2,
  )
  const behind = photo
    ? image(photo, 0, 0, width, height) + rect(0, shadeTop, width, height - shadeTop, 'url(#shade)')
    : bands(frame) +
      (logo
        ? image(
            logo,
            shape === 'wide' ? width - crest - margin : (width - crest) / 2,
            shape === 'wide' ? (footTop - crest) / 2 : frame.top + small,
            crest,
            crest,
          )
        : '')
  return svgOf(
    frame,
    [
      rect(0, 0, width, height, deep),
      behind,
      tag(label, { x: margin, y: tagTop, fill: accent }, small, width - 2 * margin),
      drawLines(headline, { x: margin, y: titleTop, fill: letters }, leading).drawn,
      `<g opacity="0.85">${drawText(day, { cut: 'plain', size: small }, { x: margin, y: dayTop, fill: letters })}</g>`,
      foot(frame, { colour: letters }),
    ].join(''),
    shade,
  )
}
