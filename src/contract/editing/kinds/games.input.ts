import { Type } from 'typebox'
import { LineScore } from '../../games.ts'
import { GameFile, GameLink, StoredGameMedia } from '../../shapes/game-media.ts'
import { gameStates } from '../../shapes/game-state.ts'
import { noMedia } from '../../shapes/no-media.ts'
import { nullable, object } from '../../shapes/schema.ts'
import { DateOnly } from '../../shapes/shared.ts'
import * as field from './fields.ts'

export const gamesInputs = {
  opponents: object({
    title: field.line(),
    slug: field.slug(),
    abbreviation: field.line(20),
    aliases: field.lines(40),
    mascot: field.lineOrNone(100),
    location: field.lineOrNone(),
    website: field.addressOrNone(),
    image: field.lineOrNone(1000),
    color: field.colourOrNone(),
    ncaaSchoolCode: field.lineOrNone(20),
  }),
  games: object({
    sportId: field.ref(),
    seasonId: field.ref(),
    opponentId: field.ref(),
    facilityId: field.refOrNone(),
    type: field.choiceOrNone(['S']),
    startDate: field.day(),
    endDate: nullable(DateOnly),
    timeZone: field.line(60),
    time: field.line(20),
    isDoubleheader: field.yesNo(),
    gameNumber: field.wholeOrNone(1, 20),
    status: field.choice(['A', 'P', 'C', 'O'], 'A'),
    gameState: field.choice(gameStates, 'Scheduled'),
    locationIndicator: field.choice(['H', 'A', 'N'], 'H'),
    location: field.lineOrNone(),
    neutralHomeTeam: field.yesNo(),
    isConference: field.yesNo(),
    isExhibition: field.yesNo(),
    teamPrefix: field.lineOrNone(20),
    opponentPrefix: field.lineOrNone(20),
    tournament: field.lineOrNone(),
    promotion: field.lineOrNone(500),
    isSpotlight: field.yesNo(),
    eventImage: field.lineOrNone(1000),
    program: field.lineOrNone(1000),
    files: Type.Array(GameFile, { maxItems: 50, default: [] }),
    links: Type.Array(GameLink, { maxItems: 50, default: [] }),
    note: field.proseOrNone(5000),
    media: { ...StoredGameMedia, default: noMedia },
    ncaaGameId: field.lineOrNone(40),
    resultStatus: field.choiceOrNone(['W', 'L', 'T', 'N']),
    teamScore: field.lineOrNone(20),
    opponentScore: field.lineOrNone(20),
    prescore: field.lineOrNone(40),
    postscore: field.lineOrNone(40),
    lineScores: nullable(LineScore),
  }),
  countdowns: object({
    sportId: field.refOrNone(),
    gameId: field.refOrNone(),
    title: field.line(),
    customDate: field.momentOrNone(),
    description: field.proseOrNone(2000),
  }),
}
