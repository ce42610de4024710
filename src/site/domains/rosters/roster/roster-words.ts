/** '110 players', and with a filter '23 of 110 players'. */
export function countPlayers(found: number, total: number): string {
  const players = total === 1 ? 'player' : 'players'
  return found === total ? `${total} ${players}` : `${found} of ${total} ${players}`
}
