import { type Random, randomFor } from '../basics/random.ts'
import type { SchoolKey } from '../model/model.ts'
import { darken, lighten, mix } from './colour.ts'
import { placedMascot } from './mascots.ts'
import { sportIcon } from './sport-icons.ts'

const width = 1200
const height = 800

interface Brand {
  primary: string
  secondary: string
}

/** What a gallery shows besides play. One drawing of each serves every sport. */
export const sceneKinds = [
  { name: 'stands', alt: 'A drawing of full stands under floodlights' },
  { name: 'scoreboard', alt: 'A drawing of a scoreboard over the stands' },
  { name: 'huddle', alt: 'A drawing of a team in a huddle, seen from above' },
  { name: 'tunnel', alt: 'A drawing of players walking out of the tunnel' },
  { name: 'banner', alt: 'A drawing of the mascot on a banner' },
  { name: 'sunset', alt: 'A drawing of the campus skyline at dusk' },
] as const
export type SceneKind = (typeof sceneKinds)[number]['name']

const actionsPerFamily = 3
/** Names of the drawings of play for a family of sports. */
export const scenesOf = (family: string): string[] =>
  Array.from({ length: actionsPerFamily }, (_, index) => `${family}-${index + 1}`)

const sheet = (body: string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...body,
    '</svg>',
  ].join('')

const ground = (fill: string): string => `<path fill="${fill}" d="M0 0h${width}v${height}H0z"/>`

function speedLines(random: Random, colour: string): string {
  const lines = Array.from({ length: 26 }, () => {
    const y = random.between(20, height - 20)
    const x = random.between(-100, 700)
    return `M${x} ${y}h${random.between(120, 520)}`
  })
  return `<path fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" opacity=".35" d="${lines.join('')}"/>`
}

/** The sport's sign in motion, each numbered drawing from another side. */
export function actionScene(
  school: SchoolKey,
  family: string,
  number: number,
  { primary, secondary }: Brand,
): string {
  const random = randomFor('scene', school, family, number)
  const grounds = [primary, secondary, mix(primary, '#000000', 0.45)]
  const back = grounds[(number - 1) % grounds.length] ?? primary
  const ink = back === secondary ? darken(primary, 0.15) : number === 3 ? secondary : '#ffffff'
  const size = random.between(520, 640)
  const x = random.between(380, 560)
  const y = random.between(60, 200)
  const icon = sportIcon(family)
  const figure = (left: number, top: number, colour: string, opacity: number) =>
    `<g transform="translate(${left} ${top}) scale(${size / 24})" color="${colour}" opacity="${opacity}">${icon}</g>`
  return sheet([
    ground(back),
    `<path fill="${lighten(back, 0.1)}" d="M0 ${random.between(520, 640)}L${width} ${random.between(300, 460)}V${height}H0Z"/>`,
    speedLines(random, ink),
    ...[3, 2, 1].map((step) => figure(x - step * 70, y + step * 12, ink, 0.12)),
    figure(x, y, ink, 1),
  ])
}

function crowd(random: Random, top: number, rows: number, colours: string[]): string {
  const heads = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 30 }, (_, seat) => {
      const x = seat * 41 + (row % 2) * 20 + random.between(-5, 5)
      return `<circle cx="${x}" cy="${top + row * 46}" r="17" fill="${random.pick(colours)}"/>`
    }).join(''),
  )
  return heads.join('')
}

export function kindScene(school: SchoolKey, kind: SceneKind, { primary, secondary }: Brand): string {
  const random = randomFor('scene', school, kind)
  const night = mix(primary, '#000000', 0.55)
  const lamp = (x: number) =>
    `<path fill="${lighten(secondary, 0.5)}" opacity=".22" d="M${x} 70 ${x - 260} ${height}H${x + 260}Z"/><path fill="#fff" d="M${x - 60} 50h120v34h-120z"/>`
  switch (kind) {
    case 'stands':
      return sheet([
        ground(night),
        lamp(260),
        lamp(940),
        crowd(random, 300, 11, [primary, lighten(primary, 0.3), secondary, '#ffffff']),
      ])
    case 'scoreboard':
      return sheet([
        ground(lighten(primary, 0.2)),
        crowd(random, 560, 6, [primary, secondary, '#ffffff', darken(primary, 0.2)]),
        `<path fill="${night}" d="M190 110H1010V460H190zM300 460h30v120h-30zM870 460h30v120h-30z"/>`,
        ...[310, 690].map(
          (x) =>
            `<path fill="none" stroke="${secondary}" stroke-width="20" d="M${x} 200h120v130h-120zM${x + 160} 200v130"/>`,
        ),
        `<path stroke="#fff" stroke-width="14" d="M240 400h720" opacity=".5"/>`,
      ])
    case 'huddle':
      return sheet([
        ground(mix(primary, '#2f6b3a', 0.6)),
        ...Array.from({ length: 11 }, (_, index) => {
          const angle = (index / 11) * Math.PI * 2
          const [x, y] = [600 + Math.cos(angle) * 240, 400 + Math.sin(angle) * 220].map(Math.round) as [
            number,
            number,
          ]
          return `<circle cx="${x}" cy="${y}" r="86" fill="${index % 2 === 0 ? primary : darken(primary, 0.15)}"/><circle cx="${x}" cy="${y}" r="38" fill="${random.pick(['#8d5a3b', '#c68f65', '#5b3a29', '#e3b48f'])}"/>`
        }),
        `<circle cx="600" cy="400" r="70" fill="${secondary}"/>`,
      ])
    case 'tunnel':
      return sheet([
        ground('#14161a'),
        `<path fill="${lighten(secondary, 0.65)}" d="M380 800V330a220 220 0 0 1 440 0V800Z"/>`,
        ...[470, 600, 730].map(
          (x, index) =>
            `<g fill="${index === 1 ? primary : darken(primary, 0.2)}"><circle cx="${x}" cy="${index === 1 ? 400 : 450}" r="42"/><path d="M${x - 70} 800V${index === 1 ? 540 : 580}q0-70 70-70t70 70V800Z"/></g>`,
        ),
      ])
    case 'banner':
      return sheet([
        ground(lighten(primary, 0.08)),
        `<path fill="${secondary}" d="M330 0H870V690L600 610 330 690Z"/><path fill="${primary}" d="M360 0H840V640L600 572 360 640Z"/>`,
        placedMascot(school, 430, 110, 340),
      ])
    case 'sunset':
      return sheet([
        ground(lighten(secondary, 0.25)),
        `<circle cx="820" cy="430" r="170" fill="${lighten(secondary, 0.65)}"/>`,
        `<path fill="${mix(primary, secondary, 0.3)}" d="M0 520 160 470 300 510 460 400 610 500 760 450 900 510 1080 430 1200 480V800H0Z"/>`,
        `<path fill="${night}" d="M0 620h180v-120h60v-70h50v70h60v120h210v-60h160v60h140V470h40v150h300V800H0Z"/>`,
      ])
  }
}

/** All drawings of a school: play in each family of its sports, and the rest once. */
export function scenePictures(
  school: SchoolKey,
  brand: Brand,
  families: readonly string[],
): { name: string; draw: () => string }[] {
  return [
    ...[...new Set(families)].flatMap((family) =>
      scenesOf(family).map((name, index) => ({
        name,
        draw: () => actionScene(school, family, index + 1, brand),
      })),
    ),
    ...sceneKinds.map(({ name }) => ({ name, draw: () => kindScene(school, name, brand) })),
  ]
}
