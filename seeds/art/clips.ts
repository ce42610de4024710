import sharp from 'sharp'
import type { SchoolKey } from '../model/model.ts'
import { actionScene, kindScene, sceneKinds } from './scenes.ts'
import { vp8Frame, webm } from './webm.ts'

/** The recordings that the demo's videos share: the school's drawings, a few seconds each. */
export const clips = ['clip-1', 'clip-2', 'clip-3', 'clip-4']

const [width, height] = [640, 360]
const secondsPerFrame = 5
const framesPerClip = 6
export const clipSeconds = secondsPerFrame * framesPerClip

/** Draws a school's clips; the frames are drawn once for all of them. */
export function clipMaker(
  school: SchoolKey,
  brand: { primary: string; secondary: string },
  families: string[],
): (clip: string) => Promise<Buffer> {
  let frames: Promise<Buffer[]> | null = null
  const draw = () => {
    const scenes = [
      ...sceneKinds.map(({ name }) => kindScene(school, name, brand)),
      ...families.slice(0, 4).map((family) => actionScene(school, family, 1, brand)),
    ]
    return Promise.all(
      scenes.map(async (svg) =>
        vp8Frame(
          await sharp(Buffer.from(svg)).resize(width, height).flatten().webp({ quality: 70 }).toBuffer(),
        ),
      ),
    )
  }
  return async (clip) => {
    frames ??= draw()
    const pool = await frames
    const start = clips.indexOf(clip) * 3
    const chosen = Array.from(
      { length: framesPerClip },
      (_, index) => pool[(start + index * (1 + (start % 2) * 2)) % pool.length],
    )
    return webm({ width, height, secondsPerFrame, frames: chosen.filter((frame) => frame !== undefined) })
  }
}

/** There is no word in these films and no sound: what can be seen is told instead. */
export const clipTranscript = (schoolName: string): string =>
  [
    'The film has no sound.',
    `Drawings from the season of ${schoolName} follow each other, each for a moment: players in the school's colors in the middle of a play, the stands behind them, the board with the score, and the team together at the end.`,
  ].join('\n\n')
