/** What a record was set in, and by whom: a player, or the whole team. */
export const recordScopes = ['game', 'season', 'career', 'team-game', 'team-season'] as const
