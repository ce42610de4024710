import type { MinimalGameState } from '#contract/live.ts'
import { createStatToken } from '#server/domains/stats/files/stat-tokens.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import type { GameReading } from '#server/feeds/statcrew/reading/reading.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import { openServices } from '#server/open.ts'
import { engines } from './engines.ts'
import { runningGame, type Scores } from './running-game.ts'
import { startServer } from './running-server.ts'
import { demo } from './templates.ts'

export interface ScoredServer {
  origin: string
  /** Sends the file of a running game as its scorer would. */
  score(game: MinimalGameState, scores: Scores): Promise<void>
  /** Sends a whole file, for any game. */
  send(gameId: number, reading: GameReading): Promise<void>
  stop(): Promise<void>
}

const school = 'halcyon'

/** A server of the demo for which we hold a scorer's token. */
export async function startScoredServer(): Promise<ScoredServer> {
  const [pglite] = engines
  if (!pglite) throw new Error('There is no engine')
  const { config, dispose } = await pglite.create({}, demo(new Date()))
  const services = await openServices(config)
  const directory = await openTenantDirectory(services.database, await services.openBus(), school)
  const tenant = directory.byKey(school)
  if (!tenant) throw new Error(`There is no school '${school}'`)
  const { token } = await services.scope.write(school, (tx) =>
    createStatToken({ tx, tenant, now: new Date() }, 'test'),
  )
  await services.close()
  const { DATA_DIR, DATABASE_URL } = config
  const server = await startServer({ DATA_DIR, DATABASE_URL })
  async function send(gameId: number, body: string): Promise<void> {
    const answer = await fetch(`${server.origin}/api/v2/stats/files?gameId=${gameId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml' },
      body,
    })
    if (!answer.ok) throw new Error(`The file was answered ${answer.status}: ${await answer.text()}`)
  }
  return {
    origin: server.origin,
    score: (game, scores) => send(game.Id, runningGame(game, scores)),
    send: (gameId, reading) => send(gameId, writeStatFile(reading)),
    async stop() {
      await server.stop()
      await dispose()
    },
  }
}
