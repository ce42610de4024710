/** The name of the game of the day among a page's parts that are HTML. */
export const gameDayPart = 'game-day'

/** Of what names it. */
export const gameDayTitleId = 'game-day'
