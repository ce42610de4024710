/** A piece of an outline: two handles and an end, or an end alone for a straight line. */
export type Piece = [number, number, number, number, number, number] | [number, number]

/** An outline that is the same left and right of x = 0, from its right half, which begins and ends on the middle. */
export function mirrored(startY: number, half: readonly Piece[]): string {
  const path = [`M0 ${startY}`]
  const ends: [number, number][] = [[0, startY]]
  for (const piece of half) {
    path.push(piece.length === 2 ? `L${numbers(piece)}` : `C${numbers(piece)}`)
    ends.push([piece.at(-2) ?? 0, piece.at(-1) ?? 0])
  }
  for (let index = half.length - 1; index >= 0; index--) {
    const piece = half[index] ?? [0, 0]
    const [x, y] = ends[index] ?? [0, 0]
    path.push(
      piece.length === 2
        ? `L${numbers([-x, y])}`
        : `C${numbers([-piece[2], piece[3], -piece[0], piece[1], -x, y])}`,
    )
  }
  return `${path.join('')}Z`
}

const numbers = (values: readonly number[]): string =>
  values
    .map((value) => `${Math.round(value)}`)
    .join(' ')
    .replaceAll(' -', '-')

/** An outline seen in a mirror, and drawn the other way round: what overlaps it is one shape with it. */
export function flipped(d: string): string {
  const pieces = [...d.matchAll(/([MCL])([^MCLZ]*)/g)].map(([, , values = '']) =>
    (values.match(/-?\d+/g) ?? []).map(Number),
  )
  const path: string[] = []
  for (let index = pieces.length - 1; index >= 0; index--) {
    const [x = 0, y = 0] = pieces[index]?.slice(-2) ?? []
    const after = pieces[index + 1]
    const end = [-x, y]
    if (!after) path.push(`M${numbers(end)}`)
    else if (after.length === 2) path.push(`L${numbers(end)}`)
    else {
      const [ax = 0, ay = 0, bx = 0, by = 0] = after
      path.push(`C${numbers([-bx, by, -ax, ay, ...end])}`)
    }
  }
  return `${path.join('')}Z`
}

/** An outline of small bows around an oval, as curls have it; what lies below `floor` is left straight. */
export function curled(
  middle: [number, number],
  radius: [number, number],
  bows: number,
  floor: number,
): string {
  const points = Array.from({ length: bows }, (_, index) => {
    const turn = (index / bows) * 2 * Math.PI
    const [x, y] = [middle[0] + radius[0] * Math.cos(turn), middle[1] + radius[1] * Math.sin(turn)]
    return [Math.round(x), Math.round(Math.min(y, floor))] as const
  })
  const bow = Math.round((radius[0] * Math.PI * 1.15) / bows)
  const [first = [0, 0]] = points
  return `M${first.join(' ')}${[...points.slice(1), first].map(([x, y]) => `A${bow} ${bow} 0 0 1 ${x} ${y}`).join('')}Z`
}

interface Layer {
  /** A letter, since every drawing says it several times. */
  name: string
  /** Several outlines are one shape, without edges inside of it. */
  d: string
  fill: string
  /** How much of the light its edge takes. */
  rim?: number
  /** What is drawn on it and ends where it ends. */
  on?: string
}

/** How far the shape is moved from the light, and how much of the light it then hides: narrow and bright, wide and faint. */
const steps: [number, number, number][] = [
  [-4, 2, 0.7],
  [-13, 7, 1],
]

/** A shape with light along the edges that look to the upper right. Nothing is blurred, which is slow to draw. */
export function lit({ name, d, fill, rim = 1, on = '' }: Layer): string {
  const shaded = steps
    .map(
      ([x, y, hidden]) =>
        `<use href="#${name}" x="${x}" y="${y}"${hidden < 1 ? ` opacity="${hidden}"` : ''}/>`,
    )
    .join('')
  return [
    `<defs><path id="${name}" d="${d}"/><clipPath id="${name}c"><use href="#${name}"/></clipPath></defs>`,
    `<g clip-path="url(#${name}c)" fill="${fill}"><use href="#${name}"/>`,
    `<use href="#${name}" fill="url(#rim)"${rim < 1 ? ` opacity="${rim}"` : ''}/>${shaded}${on}</g>`,
  ].join('')
}
