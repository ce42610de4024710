import type { Game } from '#contract/games.ts'
import { opponentWords } from '#site/domains/games/parts/game-words.ts'

export interface FormGame {
  id: number
  letter: 'W' | 'L' | 'T'
  /** '72-60'. */
  score: string
  /** 'vs Northfield'. */
  words: string
  href: string | null
}

type Played = Pick<Game, 'id' | 'result' | 'atVs' | 'opponent' | 'type' | 'tournament' | 'gameCenterLink'>

const shown = 5

/** The last few games with a decision, the latest first, as the school came out of them. */
export const formOf = (games: readonly Played[], except: number): FormGame[] =>
  games
    .flatMap((game): FormGame[] => {
      const { id, result, gameCenterLink } = game
      if (id === except || !result || result.status === 'N') return []
      const { status, teamScore, opponentScore } = result
      if (teamScore === null || opponentScore === null) return []
      return [
        {
          id,
          letter: status,
          score: `${teamScore}-${opponentScore}`,
          words: opponentWords(game),
          href: gameCenterLink,
        },
      ]
    })
    .slice(0, shown)

const turned = { W: 'L', L: 'W', T: 'T' } as const

/** The same meetings as the other side came out of them. */
export const otherSide = (form: readonly FormGame[], school: string): FormGame[] =>
  form.map((game) => ({
    ...game,
    letter: turned[game.letter],
    score: game.score.split('-').toReversed().join('-'),
    words: `vs ${school}`,
  }))

/** '3-2', and ties where there are any. */
export function formRecord(form: readonly Pick<FormGame, 'letter'>[]): string {
  const count = (letter: FormGame['letter']) => form.filter((game) => game.letter === letter).length
  return [count('W'), count('L'), ...(count('T') > 0 ? [count('T')] : [])].join('-')
}
