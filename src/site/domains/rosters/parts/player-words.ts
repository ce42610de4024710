import type { RosterPlayer } from '#contract/rosters.ts'

/** '6-2' for 74 inches. */
export function height(inches: number | null): string | null {
  return inches === null ? null : `${Math.floor(inches / 12)}-${inches % 12}`
}

/** '6-2 / 215 lb', or the one of them that is known. */
export function measures({ heightInches, weight }: Pick<RosterPlayer, 'heightInches' | 'weight'>): string {
  return [height(heightInches), weight ? `${weight} lb` : null].filter(Boolean).join(' / ')
}

/** 'Brookhaven, OH / Brookhaven HS', or the one of them that is known. */
export function homeLine({ hometown, highSchool }: Pick<RosterPlayer, 'hometown' | 'highSchool'>): string {
  return [hometown, highSchool].filter(Boolean).join(' / ')
}

export interface PositionGroup<Player> {
  title: string
  players: Player[]
}

/** Players under their positions, in the order in which the list meets them. */
export function byPosition<Player extends Pick<RosterPlayer, 'position' | 'positionTitle'>>(
  players: readonly Player[],
): PositionGroup<Player>[] {
  const groups = new Map<string, Player[]>()
  for (const player of players) {
    const title = player.positionTitle || player.position || 'No Position'
    groups.set(title, [...(groups.get(title) ?? []), player])
  }
  return [...groups].map(([title, members]) => ({ title, players: members }))
}
