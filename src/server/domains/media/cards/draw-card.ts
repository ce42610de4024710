import sharp from 'sharp'
import { type Card, type CardSchool, type CardShape, cardSizes } from './card.ts'
import { gameCard } from './game-card.ts'
import { frameOf } from './parts.ts'
import { milestoneCard, playerCard, portraitBox } from './player-card.ts'
import { schoolCard } from './school-card.ts'
import { storyCard } from './story-card.ts'

/** The bytes of the pictures that a card names; null where there is none to be had. */
export type ReadPicture = (name: string) => Promise<Buffer | null>

const crestSide = 420
const maxPixels = 50_000_000
const maxDensity = 2_400
const seconds = 10

/** Raised when a card comes out otherwise than it did, so that no kept one is taken for it. */
export const cardEdition = 1

export const picturesIn = (card: Card, school: CardSchool): string[] => {
  const own = card.kind === 'game' ? card.teams.map(({ crest }) => crest) : [pictureOf(card)]
  return [school.logo, ...own].filter((name): name is string => Boolean(name))
}

const pictureOf = (card: Card): string | null => ('picture' in card ? card.picture : null)

export async function drawCard(
  card: Card,
  school: CardSchool,
  shape: CardShape,
  read: ReadPicture,
): Promise<Buffer> {
  const crest = (name: string | null) => picture(name, read, contained)
  const photo = await picture(pictureOf(card), read, covering(photoSize(card, shape)))
  const [logo, ...crests] = await Promise.all([
    crest(school.logo),
    ...(card.kind === 'game' ? card.teams.map((team) => crest(team.crest)) : []),
  ])
  const frame = frameOf(shape, school, { photo, logo: logo ?? null, crests })
  return sharp(Buffer.from(svgOfCard(frame, card)), { limitInputPixels: maxPixels, unlimited: true })
    .png({ compressionLevel: 9, palette: true, quality: 92, effort: 7 })
    .timeout({ seconds })
    .toBuffer()
}

function svgOfCard(frame: ReturnType<typeof frameOf>, card: Card): string {
  if (card.kind === 'story') return storyCard(frame, card)
  if (card.kind === 'game') return gameCard(frame, card)
  if (card.kind === 'school') return schoolCard(frame, card)
  return card.kind === 'player' ? playerCard(frame, card) : milestoneCard(frame, card)
}

const photoSize = (card: Card, shape: CardShape) =>
  card.kind === 'story' ? cardSizes[shape] : portraitBox[shape]

interface Size {
  width: number
  height: number
}
type Prepare = (bytes: Buffer) => Promise<string>

const covering =
  ({ width, height }: Size): Prepare =>
  async (bytes) => {
    const jpeg = await (await opened(bytes, Math.max(width, height)))
      .autoOrient()
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92 })
      .timeout({ seconds })
      .toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  }

const contained: Prepare = async (bytes) => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const png = await (await opened(bytes, crestSide))
    .resize({ width: crestSide, height: crestSide, fit: 'contain', background: clear })
    .png()
    .timeout({ seconds })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** A drawing is read at the resolution that it is shown at. */
async function opened(bytes: Buffer, side: number) {
  const meta = await sharp(bytes, { limitInputPixels: false }).metadata()
  const scale = side / Math.max(1, Math.min(meta.width, meta.height))
  const density = meta.format === 'svg' ? { density: Math.min(maxDensity, Math.max(1, 72 * scale)) } : {}
  return sharp(bytes, { ...density, limitInputPixels: maxPixels })
}

/** A card without a picture that cannot be read is a card all the same. */
async function picture(name: string | null, read: ReadPicture, prepare: Prepare): Promise<string | null> {
  const bytes = name ? await read(name).catch(() => null) : null
  return bytes && prepare(bytes).catch(() => null)
}
