import { customType } from 'drizzle-orm/pg-core'
import {
  type GameState,
  type GameStateNumber,
  gameStateNumber,
  gameStateOf,
} from '#contract/shapes/game-state.ts'

const numbered = customType<{ data: GameState; driverData: GameStateNumber }>({
  dataType: () => 'integer',
  fromDriver: gameStateOf,
  toDriver: gameStateNumber,
})

/** A default goes into the table's definition as it stands, past the column's own way to write it. */
const scheduled = gameStateNumber('Scheduled') as unknown as GameState

/** Where a game stands: kept as the specification's number, and a name wherever it is read. */
export const gameStateColumn = (name: string) => numbered(name).notNull().default(scheduled)
