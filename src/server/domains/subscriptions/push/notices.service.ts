import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { PushMessage, PushOutcome, PushService } from '../../../adapters/web-push/push-service.ts'
import type { TenantScope } from '../../../db/tenant-scope.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { game as gameOf } from '../../games/games.service.ts'
import { type GameLine, linesOfGame } from '../../stats/game-lines.service.ts'
import { regulationPeriods, sportGroupOf } from '../../stats/stats.service.ts'
import { type FollowerRow, followersOf, forgetFollowers } from './followers.queries.ts'
import { momentWords } from './moment-words.ts'
import {
  forgetMoments,
  knownMoments,
  type MomentRow,
  markTold,
  untoldMoments,
  writeMoments,
} from './moments.queries.ts'
import { findMoments, type Standing } from './moments.ts'
import { type WatchedRow, watchedGames } from './watched-games.read-model.ts'

export interface NoticeDeps {
  scope: TenantScope
  push: PushService
  now: () => Date
  /** Where a push service may ask who sends this. */
  contactOf: (tenant: Tenant) => string
  log: (line: string, error?: unknown) => void
}

const hour = 3_600_000
const watchedFor = 12 * hour
const rememberedFor = 48 * hour
/** What was not told by then is told to nobody. */
const newsFor = hour
const batch = 200
const atOnce = 20

/** Looks at the games of a school and tells its followers what is new of them. Tells how many were told. */
export async function tellFollowers(
  deps: NoticeDeps,
  tenant: Tenant,
  goesOn: () => boolean | Promise<boolean>,
): Promise<number> {
  const untold = await deps.scope.write(tenant.key, async (tx) => {
    const work = { tx, tenant, now: deps.now() }
    await lookAtGames(work)
    await forgetMoments(tx, new Date(work.now.getTime() - rememberedFor))
    return untoldMoments(tx)
  })
  let told = 0
  for (const moment of untold) told += await tellMoment(deps, tenant, moment, goesOn)
  return told
}

async function lookAtGames(work: Work): Promise<void> {
  const { tx, tenant, now } = work
  const rows = await watchedGames(tx, new Date(now.getTime() - watchedFor), now)
  const known = Map.groupBy(
    await knownMoments(
      tx,
      rows.map(({ game }) => game.id),
    ),
    ({ gameId }) => gameId,
  )
  await writeMoments(
    tx,
    rows.flatMap((row) => {
      const standing = standingOf(row)
      return findMoments(standing, known.get(row.game.id) ?? [], now).map(({ isQuiet, ...found }) => ({
        ...found,
        ...momentWords(found.kind, { ...standing, ...namesOf(row, tenant) }),
        gameId: row.game.id,
        doneAt: isQuiet ? now : null,
      }))
    }),
  )
}

function standingOf({ game, live, sport }: WatchedRow): Standing {
  const isOver = game.resultStatus !== null
  return {
    hasStarted: live?.hasStarted ?? false,
    isOver,
    startedAt: live?.startedAt ?? null,
    endedAt: live?.endedAt ?? null,
    school: isOver ? Number(game.teamScore ?? 0) : (live?.school.score ?? 0),
    opponent: isOver ? Number(game.opponentScore ?? 0) : (live?.opponent.score ?? 0),
    period: live?.period ?? 0,
    regulation: live?.periodsRegulation || regulationPeriods(sport.globalSportId),
    clockSeconds: live?.clockSeconds ?? 0,
    group: sportGroupOf(sport.globalSportId),
  }
}

const namesOf = ({ game, opponent, sport }: WatchedRow, tenant: Tenant) => ({
  schoolName: shortSchoolName(tenant.name),
  opponentName: opponent.title,
  sportTitle: sport.title,
  hasScore: game.resultStatus === null || (game.teamScore !== null && game.opponentScore !== null),
  isAway: game.locationIndicator === 'A',
})

async function tellMoment(
  deps: NoticeDeps,
  tenant: Tenant,
  moment: MomentRow,
  goesOn: () => boolean | Promise<boolean>,
): Promise<number> {
  const { scope, now } = deps
  const about = await scope.read(tenant.key, async (tx) => {
    const work = { tx, tenant, now: now() }
    const { sport } = await gameOf(work, moment.gameId)
    return { sportId: sport.id, lines: moment.kind === 'final' ? await linesOfGame(work, moment.gameId) : [] }
  })
  const playerIds = about.lines.map(({ playerId }) => playerId)
  let { toldThrough } = moment
  let told = 0
  while (isNews(moment, now())) {
    if (!(await goesOn())) return told
    const next = await scope.read(tenant.key, (tx) =>
      followersOf(tx, { ...moment, ...about, playerIds, toldThrough }, batch),
    )
    if (next.length === 0) break
    const outcomes = await sendAll(deps, tenant, next, (follower) => message(moment, follower, about))
    told += outcomes.filter((outcome) => outcome === 'taken').length
    toldThrough = next.at(-1)?.id ?? toldThrough
    const gone = next.filter((_, index) => outcomes[index] === 'gone').map(({ endpoint }) => endpoint)
    await scope.write(tenant.key, async (tx) => {
      await forgetFollowers(tx, gone)
      // Whoever is told twice, because a process ended right here, sees it once: the notice has a name.
      await markTold(tx, moment.id, { toldThrough })
    })
  }
  await scope.write(tenant.key, (tx) => markTold(tx, moment.id, { doneAt: now() }))
  return told
}

/** By when it was found: an end that an office enters late is news then. */
const isNews = ({ at, kind }: MomentRow, now: Date): boolean =>
  now.getTime() - at.getTime() < (kind === 'final' ? 3 * newsFor : newsFor)

function message(
  { gameId, kind, title, body }: MomentRow,
  { moments, sportIds, gameIds, playerIds }: FollowerRow,
  { sportId, lines }: { sportId: number; lines: readonly GameLine[] },
): PushMessage {
  const wantsGame = moments.includes(kind) && (sportIds.includes(sportId) || gameIds.includes(gameId))
  const own = lines.filter(({ playerId }) => playerIds.includes(playerId)).slice(0, 6)
  const ownWords = own.map(({ name, words }) => `${name}: ${words}`)
  const [first, ...others] = wantsGame ? [] : ownWords
  return {
    body: {
      title: (first ?? title).slice(0, 120),
      body: [...(wantsGame ? ownWords : others), body].join('\n').slice(0, 600),
      path: `/game-center/${gameId}`,
      tag: `game-${gameId}`,
    },
    topic: `game-${gameId}`,
    seconds: newsFor / 1000,
  }
}

/** A few at once. What a service has no time for is sent once more: a game does not wait for a third time. */
async function sendAll(
  { push, contactOf, log }: NoticeDeps,
  tenant: Tenant,
  followers: readonly FollowerRow[],
  messageFor: (follower: FollowerRow) => PushMessage,
): Promise<PushOutcome[]> {
  const outcomes: PushOutcome[] = []
  const contact = contactOf(tenant)
  const waiting = [...followers.entries()]
  const sendOne = async (follower: FollowerRow) => {
    const outcome = await push.send(follower, messageFor(follower), contact)
    return outcome === 'later' ? push.send(follower, messageFor(follower), contact) : outcome
  }
  const line = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, follower] = next
      outcomes[index] = await sendOne(follower)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  const refused = outcomes.filter((outcome) => outcome === 'refused').length
  if (refused > 0)
    log(`${refused} notices of ${tenant.key} were refused by push services; is PUSH_KEY another one?`)
  return outcomes
}
