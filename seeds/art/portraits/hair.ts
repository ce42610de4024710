import type { Random } from '../../basics/random.ts'
import type { Gender } from '../../model/model-people.ts'
import { curled, flipped, mirrored } from './shape.ts'

export interface Hair {
  /** What hangs behind neck and shoulders. */
  behind?: string
  /** What lies on the head and falls in front of the shoulders. */
  on?: string
}

/** Pulled back: it follows the skull. */
const drawnBack = mirrored(50, [
  [40, 50, 61, 76, 61, 122],
  [61, 132, 60, 142, 58, 150],
  [53, 140],
  [54, 116, 44, 100, 0, 94],
])

const short = mirrored(42, [
  [40, 40, 66, 66, 63, 116],
  [63, 132, 61, 144, 59, 154],
  [53, 152],
  [53, 136, 54, 126, 48, 110],
  [36, 100, 20, 98, 0, 98],
])

const shaven = mirrored(54, [
  [38, 54, 60, 82, 60, 124],
  [60, 134, 59, 142, 58, 148],
  [54, 146],
  [53, 128, 50, 112, 40, 100],
  [28, 94, 14, 92, 0, 92],
])

const swept =
  'M-62 150C-70 92-58 46-14 36C8 22 58 34 66 88C70 112 64 132 60 154L53 152C54 132 54 118 44 104C20 110-14 100-34 86C-50 100-54 124-54 152Z'

const flatTop = mirrored(34, [
  [30, 33, 50, 34, 56, 46],
  [60, 70, 62, 96, 60, 150],
  [0, 150],
])

const parted =
  'M-62 156C-74 84-46 40 2 42C54 42 74 88 62 158L55 156C56 128 44 106 14 84C-14 104-44 112-54 156Z'

const fringe = mirrored(44, [
  [44, 44, 68, 76, 64, 160],
  [54, 160],
  [55, 142, 54, 128, 50, 118],
  [34, 126, 16, 128, 0, 127],
])

const men: ((random: Random) => Hair)[] = [
  () => ({ on: short }),
  () => ({ on: short }),
  () => ({ on: shaven }),
  () => ({ on: shaven }),
  () => ({ on: swept }),
  () => ({ on: flatTop }),
  (random) => ({
    on: `${shaven}${curled([0, 68], [54, random.between(30, 36)], random.between(15, 19), 98)}`,
  }),
  (random) => ({ on: curled([0, 100], [76, 68], random.between(17, 21), 126) }),
  () => ({
    behind: mirrored(70, [
      [60, 66, 78, 120, 72, 186],
      [70, 214, 66, 226, 58, 236],
      [0, 236],
    ]),
    on: parted,
  }),
  () => ({
    on: `${drawnBack}M0 16C20 16 30 28 28 42C26 56-26 56-28 42C-30 28-20 16 0 16Z`,
  }),
  () => ({
    behind: mirrored(60, [
      [70, 60, 84, 120, 80, 240],
      [70, 262],
      [62, 246],
      [52, 258],
      [0, 240],
    ]),
    on: drawnBack,
  }),
]

const balding: Hair = {}

const rightTail =
  'M30 66C84 60 102 120 92 190C88 236 100 268 84 308C70 300 62 268 64 230C66 180 66 130 30 110Z'
const tail = (random: Random) => (random.chance(0.5) ? rightTail : flipped(rightTail))

/** Two locks in front of the shoulders. */
const locks = (length: number) => {
  const right = `M40 70C62 100 84 190 84 ${length - 40}C84 ${length - 20} 80 ${length - 4} 70 ${length}C58 ${length - 4} 50 ${length - 20} 50 ${length - 40}C52 236 62 190 52 140Z`
  return right + flipped(right)
}

const long = (length: number) =>
  mirrored(46, [
    [70, 44, 84, 110, 82, 190],
    [82, 230, 96, length - 40, 84, length],
    [60, length + 6, 30, length + 60, 0, length + 60],
  ])

/** A plait from beside the ear to the chest. */
const plait = (side: number, length: number) => {
  const knots = [0, 1, 2, 3, 4, 5].map((knot) => [side * (56 + knot * 4), 150 + knot * length] as const)
  const edge = (way: number, points: typeof knots) =>
    points.map(([x, y]) => `A${length} ${length} 0 0 1 ${x + way * (12 - (y - 150) / 50)} ${y}`).join('')
  return `M${side * 56 + 12} 130${edge(1, knots)}${edge(-1, knots.toReversed())}Z`
}

const women: ((random: Random) => Hair)[] = [
  (random) => ({
    behind: tail(random),
    on: drawnBack,
  }),
  (random) => ({ behind: tail(random), on: drawnBack }),
  () => ({ on: `${drawnBack}M0 14C24 14 36 26 35 42C34 60-34 60-35 42C-36 26-24 14 0 14Z` }),
  (random) => ({
    behind: long(random.between(214, 236)),
    on: parted,
  }),
  (random) => ({
    behind: long(250),
    on: parted + locks(random.between(300, 344)),
  }),
  (random) => ({ behind: long(250), on: fringe + locks(random.between(290, 330)) }),
  (random) => ({ behind: curled([0, 150], [92, 104], random.between(19, 23), 240), on: parted }),
  (random) => ({ on: `${drawnBack}${curled([0, 48], [52, 36], random.between(13, 16), 64)}` }),
  () => ({
    on: drawnBack + plait(-1, 34) + plait(1, 34),
  }),
  () => ({
    behind: long(250),
    on: drawnBack + locks(322),
  }),
  () => ({ on: swept }),
]

/** Someone's hair, the same each time the same stream is asked. */
export function hairOf(random: Random, gender: Gender, isStaff: boolean): Hair {
  if (gender === 'M' && isStaff && random.chance(0.25)) return balding
  const kinds = gender === 'M' ? (isStaff ? men.slice(0, 6) : men) : women
  return random.pick(kinds)(random)
}
