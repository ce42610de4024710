/** A final score as it is typed. */
export interface Score {
  ours: string
  theirs: string
  /** Who has won where the higher score does not say it. */
  winner: 'most' | 'us' | 'them' | 'nobody'
  after: string
}

const points = /^\d{1,4}$/

export const isScore = ({ ours, theirs }: Pick<Score, 'ours' | 'theirs'>): boolean =>
  points.test(ours) && points.test(theirs)

/** The score that a game has already: 'W 24–17 (OT)' is read as it stands, for whoever corrects it. */
export function scoreOf({ result }: { result: string | null }): Score {
  const [, letter = '', ours = '', theirs = '', after = ''] =
    /^(?:([WLT]) )?(\d{1,4})–(\d{1,4})(?: (.+))?$/.exec(result ?? '') ?? []
  const said = winnerOf[letter]
  const isUsual = said === undefined || said === mostOf(ours, theirs)
  return { ours, theirs, winner: isUsual ? 'most' : said, after }
}

const winnerOf: Readonly<Record<string, 'us' | 'them' | 'nobody'>> = { W: 'us', L: 'them', T: 'nobody' }

const mostOf = (ours: string, theirs: string): 'us' | 'them' | 'nobody' =>
  Number(ours) === Number(theirs) ? 'nobody' : Number(ours) > Number(theirs) ? 'us' : 'them'

/** Played by now or today, and nobody has said how it ended. */
export const isDue = (
  { status, startDate, result }: { status: string; startDate: string; result: string | null },
  today: string,
): boolean => status === 'A' && startDate <= today && (!result || result.startsWith('Live'))

/** What it means, before it is published: nobody enters a score on the wrong side unseen. */
export function scoreWords({ ours, theirs, winner }: Score, opponent: string): string {
  if (!isScore({ ours, theirs })) return 'Enter both scores.'
  const won = winner === 'most' ? mostOf(ours, theirs) : winner
  const told = { us: 'We won', them: `${opponent} won`, nobody: 'A tie' }[won]
  return `${told}, ${Number(ours)}–${Number(theirs)}.`
}

export const sentScore = ({ ours, theirs, winner, after }: Score) => ({
  teamScore: Number(ours),
  opponentScore: Number(theirs),
  ...(winner === 'most' ? {} : { winner }),
  ...(after.trim() ? { postscore: after.trim() } : {}),
})
