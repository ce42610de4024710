/** The tables whose yards the association counts as all-purpose: run, caught and returned, and not thrown. */
export const allPurposeWays = ['rushing', 'receiving', 'kr', 'pr', 'ir'] as const

type Yards = Readonly<Record<string, Readonly<Record<string, number | null>> | undefined>>

export const allPurposeYards = (line: Yards): number =>
  allPurposeWays.reduce((sum, way) => sum + (line[way]?.yds ?? 0), 0)
