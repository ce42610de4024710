import type { CSSProperties } from 'react'
import type { GameCenterTeam } from '#contract/game-center.ts'
import { gameStateOf, isOver } from '#contract/shapes/game-state.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { rankedName } from '#site/domains/games/parts/game-words.ts'
import type { ToldGame } from '../told/told-game.ts'
import { ballWords } from './board-state.ts'
import type { BoardTeam } from './LiveBoard.island.tsx'
import type { BothColors } from './team-colors.ts'

/** A headline has no room for 'University'. */
export const nameOf = ({ isSchool, name }: GameCenterTeam, game: ToldGame['game']) =>
  rankedName({ isSchool, name: isSchool ? shortSchoolName(name) : name }, game)

/** What both forms of the score are made with. */
export function boardProps(hero: ToldGame) {
  const { game, teams, gameStateDisplay } = hero
  const isFinal = game.result !== null || isOver(gameStateOf(game.gameState))
  const team = (own: GameCenterTeam): BoardTeam => ({
    name: own.isSchool ? shortSchoolName(own.name) : own.name,
    abbreviation: own.abbreviation,
    icon: own.icon,
    score: own.Score,
  })
  const final = ['Final', game.result?.postscore].filter(Boolean).join(' / ')
  return {
    away: team(teams.away),
    home: team(teams.home),
    word: isFinal ? final : gameStateDisplay,
    isOver: isFinal,
    ballWords: ballWords(hero.sport.globalSportNameSlug),
  }
}

/** Whose site this is and whom they play, as headings name them, and on which side the school is. */
export function namesOf({ teams: { away, home }, game }: ToldGame) {
  const [own, other] = away.isSchool ? [away, home] : [home, away]
  return {
    school: nameOf(own, game),
    opponent: nameOf(other, game),
    schoolSide: away.isSchool ? ('away' as const) : ('home' as const),
  }
}

export const colorStyle = ({ away, home }: BothColors) =>
  ({
    '--away': away.fill,
    '--away-text': away.text,
    '--home': home.fill,
    '--home-text': home.text,
  }) as CSSProperties
