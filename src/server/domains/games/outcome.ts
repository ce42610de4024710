const off: Readonly<Record<string, string>> = { P: 'Postponed', C: 'Cancelled', O: 'Open date' }

/** How a game stands in a word or two: 'W 3–1', 'Postponed', 'Live'; nothing before it begins. */
export function outcomeOf(game: Readonly<Record<string, unknown>>): string {
  const { status, resultStatus, gameState, teamScore, opponentScore, postscore } = game
  const isOff = off[String(status)]
  if (isOff) return isOff
  const score = [teamScore, opponentScore].every((points) => typeof points === 'number' || points)
    ? `${teamScore}–${opponentScore}`
    : ''
  if (typeof resultStatus === 'string' && resultStatus !== 'N')
    return [resultStatus, score, postscore].filter(Boolean).join(' ')
  if (gameState === 'Live') return ['Live', score].filter(Boolean).join(' ')
  return resultStatus === 'N' ? 'No result' : ''
}
