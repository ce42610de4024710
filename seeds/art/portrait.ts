import { createAvatar } from '@dicebear/core'
import * as personas from '@dicebear/personas'
import { randomFor } from '../basics/random.ts'
import type { Gender } from '../model/model-people.ts'
import { darken, lighten } from './colour.ts'

export interface PortraitLook {
  key: string
  gender: Gender
  /** Staff are older and wear a checked shirt now and then. */
  isStaff: boolean
  brand: { primary: string; secondary: string }
}

type Options = NonNullable<Parameters<typeof createAvatar<personas.Options>>[1]>
type Hair = NonNullable<personas.Options['hair']>[number]

const hairs: Record<Gender, Hair[]> = {
  M: [
    'shortCombover',
    'shortCombover',
    'curlyHighTop',
    'curlyHighTop',
    'buzzcut',
    'fade',
    'fade',
    'curly',
    'shortComboverChops',
    'bunUndercut',
  ],
  W: [
    'long',
    'bobCut',
    'curlyBun',
    'bobBangs',
    'straightBun',
    'extraLong',
    'curly',
    'pigtails',
    'straightBun',
    'extraLong',
  ],
}
const skins = ['f2c9ac', 'e8b48f', 'dca07a', 'c98560', 'a9694b', '8a523a', '6f4030', '573329']
const hairColours = [
  '1b1512',
  '241a15',
  '2b1d16',
  '4a2f20',
  '6c4545',
  '8a5a33',
  'c9a063',
  'd9b779',
  'a9552f',
  '1b1512',
  '2b1d16',
]

/** A drawn face in the school's colours, the same for the same person on every page. */
export function portrait({ key, gender, isStaff, brand }: PortraitLook): string {
  const random = randomFor('portrait', key)
  const isGrey = isStaff && random.chance(0.25)
  const isBald = isStaff && gender === 'M' && random.chance(0.2)
  const skin = random.pick(skins)
  const isDark = skins.indexOf(skin) >= 4
  const options: Options = {
    seed: key,
    hair: [isBald ? 'balding' : random.pick(hairs[gender])],
    hairColor: [isGrey ? '9a9aa2' : random.pick(isDark ? hairColours.slice(0, 4) : hairColours)],
    skinColor: [skin],
    eyes: [random.chance(isStaff ? 0.3 : 0.08) ? 'glasses' : random.pick(['open', 'open', 'happy'])],
    mouth: [
      random.pick(gender === 'W' ? ['smile', 'bigSmile', 'smirk', 'lips'] : ['smile', 'bigSmile', 'smirk']),
    ],
    nose: [random.pick(isStaff ? ['mediumRound', 'smallRound', 'wrinkles'] : ['mediumRound', 'smallRound'])],
    body: [
      isStaff && random.chance(0.3)
        ? 'checkered'
        : gender === 'M'
          ? 'squared'
          : random.pick(['rounded', 'small']),
    ],
    facialHair: ['beardMustache', 'shadow', 'goatee', 'soulPatch'],
    facialHairProbability: gender === 'M' ? (isStaff ? 45 : 25) : 0,
    clothingColor: [isStaff ? darken(brand.primary, 0.35).slice(1) : brand.primary.slice(1)],
    backgroundColor: [lighten(brand.primary, 0.9).slice(1), lighten(brand.primary, 0.62).slice(1)],
    backgroundType: ['gradientLinear'],
    backgroundRotation: [60],
  }
  return inTeamColours(createAvatar(personas, options).toString(), brand)
}

/**
 * The drawing's overlays sit in masked groups, where renderers blend them with nothing and a face turns chalky:
 * plain, fainter tints look the same everywhere. Hair bands take the school's colours.
 */
function inTeamColours(svg: string, brand: PortraitLook['brand']): string {
  return svg
    .replace(/<(?:path|g)[^>]*mix-blend-mode:overlay[^>]*>/g, (tag) =>
      tag
        .replace(/ ?style="mix-blend-mode:overlay"/, '')
        .replace(/opacity="[.\d]+"/, `opacity="${tag.includes('#000') ? '.2' : '.09'}"`),
    )
    .replaceAll('#F55D81', brand.secondary)
    .replaceAll('#5A45FF', brand.secondary)
    .replaceAll('#456DFF', brand.secondary)
}

/** The outline that stands in where no portrait exists. */
export function defaultPerson(brand: { primary: string; secondary: string }): string {
  const ground = lighten(brand.primary, 0.86)
  const figure = lighten(brand.primary, 0.55)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<path fill="${ground}" d="M0 0h64v64H0z"/>`,
    `<path fill="${lighten(brand.primary, 0.8)}" d="M0 64 64 20v44z"/>`,
    `<circle cx="32" cy="25" r="12" fill="${figure}"/>`,
    `<path fill="${figure}" d="M10 64c0-14 9-22 22-22s22 8 22 22z"/>`,
    '</svg>',
  ].join('')
}
