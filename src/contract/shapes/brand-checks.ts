interface Colours {
  primary: string
  secondary: string
}

function luminance(color: string): number {
  const rgb = Number.parseInt(color.slice(1), 16)
  const [r = 0, g = 0, b = 0] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The ratio of WCAG, 1 to 21, of two colours written '#0b3c5d'. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export interface BrandCheck {
  what: string
  ratio: number
  needed: number
  passes: boolean
  /** What is done about it, or what somebody has to do. */
  advice: string
}

/** Below it a school's second colour cannot be told from its first where one lies on the other. */
const apart = 1.6
const text = 4.5

const rounded = (ratio: number): number => Math.floor(ratio * 100) / 100
const better = (color: string): number =>
  Math.max(contrastRatio(color, '#ffffff'), contrastRatio(color, '#000000'))

/** How the two colours of a school do on the site's surfaces, in words that somebody who chooses them knows. */
export function brandChecks({ primary, secondary }: Colours): BrandCheck[] {
  const check = (
    what: string,
    ratio: number,
    needed: number,
    advice: string,
    passes = ratio >= needed,
  ): BrandCheck => ({ what, ratio: rounded(ratio), needed, passes, advice: passes ? '' : advice })
  const link = contrastRatio(primary, '#ffffff')
  return [
    check('Text on the main color', better(primary), text, 'Choose a darker or a lighter main color.'),
    check('Text on the second color', better(secondary), text, 'Choose a darker or a lighter second color.'),
    check(
      'The second color on the main color',
      contrastRatio(primary, secondary),
      apart,
      'The two colors are too much alike. Choose a second color that is much lighter or much darker than the main color.',
    ),
    {
      ...check('Links in the main color on white', link, text, '', true),
      advice: link >= text ? '' : 'Links are made darker than the main color, so that they can be read.',
    },
  ]
}

/** What keeps two colours from being a school's, in words; empty where nothing does. */
export const brandProblems = (colours: Colours): string[] =>
  brandChecks(colours)
    .filter(({ passes }) => !passes)
    .map(
      ({ what, ratio, needed, advice }) => `${what}: ${ratio} to 1, and ${needed} to 1 is needed. ${advice}`,
    )
