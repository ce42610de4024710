import type { Tenant } from '#contract/tenants.ts'
import type { Storage } from '#server/adapters/storage.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { academicYearOfGame } from '../generate/games/games.ts'
import { scorerAt, shareAt } from '../generate/live.ts'
import { schoolData } from '../generate/school.ts'
import type { PlayedMatch } from '../generate/stats/box-scores.ts'
import type { SchoolKey } from '../model/model.ts'
import type { Door } from './door.ts'
import {
  type AiredGame,
  beginNow,
  deleteBytes,
  gameBeingTold,
  gamesAhead,
  gamesTold,
} from './games-on-air.ts'
import { type PlannedMatches, plannedMatches } from './planned-matches.ts'

interface ScorerDeps {
  school: Tenant & { key: SchoolKey }
  write: <T>(act: (work: Work) => Promise<T>) => Promise<T>
  door: Door
  storage: Storage
  now: () => Date
  log: (line: string) => void
}

interface Telling {
  game: AiredGame
  match: PlayedMatch
  /** The file that was sent last: between two plays of a game without a clock there is nothing new. */
  sent: string
}

/** Between the end of a game and the next one. */
const restMs = 60_000

/** Tells one game of a school after another, each as far as it has been played by now. */
export class Scorer {
  readonly #deps: ScorerDeps
  readonly #planned = new Map<number, PlannedMatches>()
  /** Games that the door does not want. */
  readonly #refused = new Set<number>()
  #telling: Telling | null = null
  #restsUntil = 0

  constructor(deps: ScorerDeps) {
    this.#deps = deps
  }

  /** Sends the file as it stands now. 'replaced' when another scorer has taken over. */
  async tell(): Promise<'told' | 'replaced'> {
    const { now, door, log, school } = this.#deps
    if (now().getTime() < this.#restsUntil) return 'told'
    this.#telling ??= await this.#nextToTell()
    const telling = this.#telling
    if (!telling) return 'told'
    const { game, match } = telling
    const told = { ...game, startUtc: game.startUtc.toISOString() }
    const share = shareAt(schoolData[school.key], told, now().toISOString())
    const { reading } = scorerAt(match, told, share)
    const file = writeStatFile(reading)
    if (file === telling.sent) return 'told'
    const answer = await door.send(game.id, file)
    if (answer.kind === 'replaced') return 'replaced'
    if (answer.kind === 'refused') {
      this.#refused.add(game.id)
      this.#telling = null
      throw new Error(`Game ${game.id} is not wanted: ${answer.message}`)
    }
    const [away, home] = reading.teams
    if (telling.sent === '')
      log(`A simulated game is on the air: ${match.group}, ${away.name} at ${home.name} (${school.name}).`)
    telling.sent = file
    if (reading.state.isComplete) {
      log(`The simulated game is over: ${away.name} ${away.score}, ${home.name} ${home.score}.`)
      this.#telling = null
      this.#restsUntil = now().getTime() + restMs
    }
    return 'told'
  }

  async #nextToTell(): Promise<Telling | null> {
    const { write, school, storage } = this.#deps
    const next = await write(async (work) => {
      const running = await gameBeingTold(work.tx)
      const match = running && this.#matchOf(running)
      if (match) return { game: running, hashes: [], match }
      const candidates = [...(await gamesAhead(work.tx, work.now)), ...(await gamesTold(work.tx))]
      for (const candidate of candidates) {
        const planned = this.#matchOf(candidate)
        if (planned) return { ...(await beginNow(work, candidate, school.timeZone)), match: planned }
      }
      return null
    })
    if (!next) return null
    await deleteBytes(storage, school.key, next.hashes)
    return { game: next.game, match: next.match, sent: '' }
  }

  #matchOf({ id, opponentId }: AiredGame): PlayedMatch | null {
    if (this.#refused.has(id)) return null
    const year = academicYearOfGame(id)
    const planned = this.#planned.getOrInsertComputed(year, () => plannedMatches(this.#deps.school.key, year))
    return planned.matchOf(id, opponentId)
  }
}
