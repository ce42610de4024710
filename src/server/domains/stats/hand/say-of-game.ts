import { isDeepStrictEqual } from 'node:util'
import {
  faultOfAct,
  type HandAct,
  type HandRules,
  type HandScore,
  handRules,
  lengthOf,
  scoreOfActs,
} from '#contract/editing/hand-score.ts'
import { badRequest } from '#contract/shapes/problem.ts'
import { sportGroupOf } from '#contract/shapes/sport-groups.ts'
import type { Kind } from '../../../editing/kind/kind.ts'
import { beginWork } from '../../../editing/pieces/begin-work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { subjectOf } from '../../../editing/pieces/history.ts'
import { tellWritten } from '../../../editing/pieces/publish.ts'
import { conflict } from '../../../editing/pieces/refusals.ts'
import { refuseWriter } from '../../../editing/pieces/rights.ts'
import { writeRows } from '../../../editing/pieces/write-rows.ts'
import { readContent } from '../../../editing/rows/content.ts'
import { contentTitle } from '../../../editing/rows/titles.ts'
import { byHand } from '../../games/feeds.service.ts'
import { recordLiveState } from '../../live/live-state.service.ts'
import { lockStatFiles } from '../files/stat-files.queries.ts'
import { actsOfGame, writeActs } from '../hand-acts.queries.ts'
import { regulationPeriods } from '../regulation.ts'
import type { DeskGameRow } from './desk-games.read-model.ts'
import { refusalOf } from './game-desk.mapper.ts'

/** A game of nine hundred points has as many; whoever sends more is no person. */
const mostActs = 3000

/**
 * Takes what somebody at the field says of a game. Said twice it counts once, and what follows from all of it takes the
 * place of what viewers were told. Where a file of a scoring program stands, it is kept and nobody is told.
 */
export async function sayOfGame(
  hand: Hand,
  kind: Kind,
  gameId: number,
  asked: readonly HandAct[],
  rowOf: () => Promise<DeskGameRow>,
): Promise<void> {
  const { tx, tenant, now, visitor } = hand
  // A file may be on its way: whoever comes second sees what the first has done.
  await lockStatFiles(tx, tenant.key)
  const row = await rowOf()
  await refuseWriter(hand, kind, gameId, { sportId: row.game.sportId })
  const regulation = regulationPeriods(row.sport.globalSportId)
  const rules = handRules(sportGroupOf(row.sport.globalSportShortname), regulation)
  const fault = asked.map((act) => faultOfAct(act, rules)).find((words) => words !== null)
  if (fault) throw badRequest(fault)

  const before = (await actsOfGame(tx, gameId)).map(({ act }) => act)
  const known = new Set(before.map(({ key }) => key))
  const fresh = [...new Map(asked.map((act) => [act.key, act])).values()].filter(({ key }) => !known.has(key))
  // What was taken before is answered as it was, also when the day is over.
  if (fresh.length === 0) return
  const refused = refusalOf(row, before, now)
  if (refused) throw conflict(refused)
  if (before.length + fresh.length > mostActs) throw conflict('That is more than one game can have.')
  await writeActs(tx, gameId, fresh, { at: now, userId: visitor.userId, userName: visitor.name })
  if (row.file) return

  const [was, is] = [scoreOfActs(before, rules), scoreOfActs([...before, ...fresh], rules)]
  if (is.isOver || was.isOver)
    await writeResult(hand, kind, row, is.isOver ? resultOf(is, rules, regulation) : noResult)
  await recordLiveState(hand, { gameId, ...liveOf(is, regulation) })
}

const noResult = {
  resultStatus: null,
  teamScore: null,
  opponentScore: null,
  lineScores: null,
  postscore: null,
}

function resultOf({ score: { us, them }, periods }: HandScore, rules: HandRules, regulation: number) {
  const count = periods.us.length
  // A scorer who left the periods out said nothing of them.
  const hasLine = rules.isSets || (count > 0 && count >= regulation)
  return {
    resultStatus: us > them ? 'W' : us < them ? 'L' : 'T',
    teamScore: String(us),
    opponentScore: String(them),
    lineScores: hasLine ? { team: periods.us, opponent: periods.them } : null,
    postscore: lengthOf(rules, count, regulation),
  }
}

/** The result that follows, as a piece of work: whoever ended the game has a line in the history. */
async function writeResult(
  hand: Hand,
  kind: Kind,
  { game }: DeskGameRow,
  values: Record<string, unknown>,
): Promise<void> {
  const before = await readContent(hand.tx, kind, game.id, true)
  if (!before) return
  const from = Object.fromEntries(Object.keys(values).map((name) => [name, before[name]]))
  if (isDeepStrictEqual(from, values)) return
  await beginWork(hand, {
    what: 'publish',
    subject: subjectOf(kind, game.id),
    title: await contentTitle(hand, kind, before),
    sportId: game.sportId,
  })
  await tellWritten(hand, await writeRows(hand, [{ kind, id: game.id, row: game.id, values, from }]))
}

/** What is not said by hand is not told: whose ball it is, who scored. */
function liveOf({ hasStarted, isOver, period, clockSeconds, score, periods }: HandScore, regulation: number) {
  const side = (name: 'us' | 'them') => ({
    score: score[name],
    periodScores: periods[name],
    periodTimeouts: [],
    stats: {},
    leaders: [],
  })
  return {
    hasStarted,
    isComplete: isOver,
    period,
    periodsRegulation: regulation,
    clockSeconds: clockSeconds ?? 0,
    rules: null,
    source: byHand,
    school: side('us'),
    opponent: side('them'),
    plays: [],
    // Who counts by hand says who scored, and not who has the ball.
    possession: null,
    situation: null,
  }
}
