/** Why somebody may not change something: it is not one of their teams', or asks for another role. */
export const readOnlyWords = (teams: readonly string[] | null, who: string): string =>
  teams === null
    ? `${upper(who)} can change it.`
    : `You write for ${teamWords(teams)} alone. ${upper(who)} who works for all teams can change it.`

/** What a team is called may not be known here. */
const teamWords = (teams: readonly string[]): string =>
  teams.length === 0 ? 'your own teams' : new Intl.ListFormat('en-US').format(teams)

const upper = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
