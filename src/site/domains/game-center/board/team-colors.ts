import { parseHex, textOn } from '#ui/ground/color.ts'

export interface TeamColors {
  fill: string
  text: string
}

export interface BothColors {
  away: TeamColors
  home: TeamColors
}

/** Where nobody says a team's colour it has none: dark grey is no school's. */
const nobodys = '#343b45'

/** The colour of a team, wherever it plays, and what is read on it. */
export function teamColors(color: string | null | undefined): TeamColors {
  const fill = hexOf(color) ?? nobodys
  return { fill, text: textOn(parseHex(fill)) }
}

/** Of both teams of a game. */
export const bothColors = ({ away, home }: Record<'away' | 'home', { color: string | null }>) => ({
  away: teamColors(away.color),
  home: teamColors(home.color),
})

type Sides = Record<'away' | 'home', { isSchool: boolean }>

/** Where nobody is at home, a box score may call another side the home than the game does: colours go with the team. */
export const colorsInBox = (colors: BothColors, game: Sides, box: Sides | null): BothColors =>
  box?.away.isSchool === game.home.isSchool && box.home.isSchool === game.away.isSchool
    ? { away: colors.home, home: colors.away }
    : colors

/** What another server calls a colour may be anything. */
function hexOf(color: string | null | undefined): string | null {
  try {
    return color ? parseHex(color) : null
  } catch {
    return null
  }
}
