/** What may happen to a game that was planned otherwise. */
export const gameActs = ['time', 'postpone', 'cancel', 'reschedule', 'restore', 'final', 'forfeit'] as const
export type GameAct = (typeof gameActs)[number]
