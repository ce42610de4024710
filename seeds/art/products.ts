import { darken, lighten, readable } from './colour.ts'
import { lettering } from './lettering.ts'

export const productShapes = ['tee', 'hoodie', 'cap', 'mug', 'scarf', 'bottle', 'pennant', 'bag'] as const
export type ProductShape = (typeof productShapes)[number]

/** Outlines in a box of 600, and where the school's letters stand on them. */
const outlines: Record<ProductShape, { path: string; trim: string; x: number; y: number; height: number }> = {
  tee: {
    path: 'M210 110 120 160 60 280 140 320 165 280V500H435V280L460 320 540 280 480 160 390 110C370 150 230 150 210 110Z',
    trim: 'M210 110C230 150 370 150 390 110L410 120C380 180 220 180 190 120Z',
    x: 300,
    y: 290,
    height: 72,
  },
  hoodie: {
    path: 'M220 120C230 60 370 60 380 120L480 170 540 420 460 440 430 300V510H170V300L140 440 60 420 120 170Z',
    trim: 'M220 120C240 190 360 190 380 120L350 110C340 140 260 140 250 110ZM220 400H380L400 480H200Z',
    x: 300,
    y: 290,
    height: 66,
  },
  cap: {
    path: 'M110 340C110 190 240 130 330 140 440 150 480 250 480 340 540 345 580 375 585 410 500 380 380 375 110 390Z',
    trim: 'M110 340H480C540 345 580 375 585 410 500 380 380 375 110 390ZM292 136a20 14 0 1 1 40 0 20 14 0 1 1 -40 0Z',
    x: 280,
    y: 260,
    height: 70,
  },
  mug: {
    path: 'M140 150H420V200C520 190 540 400 420 390V450C420 480 400 500 370 500H190C160 500 140 480 140 450ZM420 240V350C480 350 470 240 420 240Z',
    trim: 'M140 150H420V185H140Z',
    x: 280,
    y: 330,
    height: 76,
  },
  scarf: {
    path: 'M190 80H290V420L300 540H170L190 420ZM320 80H420L430 460 440 520H310L320 460Z',
    trim: 'M190 150H290V190H190ZM190 370H290V410H190ZM320 150H422V190H320ZM320 370H428V410H320Z',
    x: 240,
    y: 280,
    height: 30,
  },
  bottle: {
    path: 'M250 60H350V110L390 170V500C390 525 370 540 350 540H250C230 540 210 525 210 500V170L250 110Z',
    trim: 'M250 60H350V110H250ZM210 440H390V470H210Z',
    x: 300,
    y: 310,
    height: 50,
  },
  pennant: {
    path: 'M80 140 560 300 80 460Z',
    trim: 'M80 120H104V500H80Z',
    x: 250,
    y: 300,
    height: 72,
  },
  bag: {
    path: 'M130 220H470L500 500C502 525 485 540 460 540H140C115 540 98 525 100 500Z',
    trim: 'M200 220C200 60 400 60 400 220H360C360 120 240 120 240 220Z',
    x: 300,
    y: 390,
    height: 84,
  },
}

export interface ProductLook {
  shape: ProductShape
  letters: string
  ground: string
  accent: string
  /** For letters where the accent would not read. */
  ink: string
}

/** A thing from the shop on a plain sheet: flat colours, the school's letters. */
export function product({ shape, letters, ground, accent, ink: second }: ProductLook): string {
  const { path, trim, x, y, height } = outlines[shape]
  const ink = readable(ground, [accent, second, '#ffffff'])
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">',
    `<path fill="${lighten(accent, 0.82)}" d="M0 0H600V600H0Z"/>`,
    `<ellipse cx="300" cy="556" rx="210" ry="18" fill="${darken(accent, 0.6)}" opacity=".14"/>`,
    `<path fill="${ground}" fill-rule="evenodd" d="${path}"/>`,
    `<path fill="${ink}" opacity=".9" d="${trim}"/>`,
    lettering({
      text: letters,
      x,
      y,
      height,
      fill: ink,
      outline: ground === second ? darken(ground, 0.35) : ground,
    }),
    '</svg>',
  ].join('')
}
