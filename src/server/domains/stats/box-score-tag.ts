/** What pages that show one game's box score are made from: it falls while the game runs, and nothing else with it. */
export const boxScoreTag = (gameId: number): string => `box-score-${gameId}`
