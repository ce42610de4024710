import type { Play, ScoringPlay, Side } from '#contract/shapes/stats-shapes.ts'
import { type GameFile, sideOf } from '../frame/game-file.ts'
import { readScores } from '../frame/scores.ts'
import type { PlayFacts } from '../frame/sport-frame.ts'
import type { XmlElement } from '../xml/element.ts'

export interface Turn {
  play: Play
  runs: number
  /** Who batted the runs in; null where they came in by themselves. */
  batter: string | null
  isHomeRun: boolean
}

/** Runs of a play: said, marked on its runners, or told in its words. */
function runsOf(play: XmlElement, text: string): number {
  if (play.has('runs')) return play.whole('runs')
  const marked = play.all('runner').filter((runner) => runner.whole('scored') > 0).length
  if (marked > 0) return marked + (play.child('batter')?.whole('tobase') === 4 ? 1 : 0)
  return (text.match(/\bscored\b/g)?.length ?? 0) + (/\bhomered\b/.test(text) ? 1 : 0)
}

const bases = ['first', 'second', 'third']

/** Outs and runners as the turn began. */
function before(play: XmlElement): PlayFacts {
  const outs = play.text('outs') === null ? null : play.whole('outs')
  if (outs === null || outs < 0 || outs > 2) return {}
  return { outs, on: bases.flatMap((base, index) => (play.text(base) === null ? [] : [index + 1])) }
}

export function writeBefore({ outs, on }: PlayFacts): Record<string, string | number | null> {
  if (outs === undefined) return {}
  return { outs, ...Object.fromEntries((on ?? []).map((base) => [bases[base - 1], 'Y'])) }
}

/** Every turn at bat, half inning by half inning, with the score after those that changed it. */
export function readTurns(file: GameFile): Turn[] {
  const score: Record<Side, number> = { away: 0, home: 0 }
  return file.root.within('plays', 'inning').flatMap((inning, index) =>
    inning.children
      .filter(({ name }) => name === 'batting')
      .flatMap((half) =>
        half.all('play').flatMap((play): Turn[] => {
          const text = play.child('narrative')?.text('text') ?? play.text('text')
          if (text === null) return []
          const side = sideOf(play, file) ?? sideOf(half, file, 'id')
          const isSaid = play.has('vscore') && play.has('hscore')
          const runs = isSaid ? 1 : runsOf(play, text)
          if (isSaid) {
            score.away = play.whole('vscore')
            score.home = play.whole('hscore')
          } else if (side) score[side] += runs
          const isScore = isSaid || (side !== null && runs > 0)
          const rbi = play.has('rbis') ? play.whole('rbis') : (play.child('batter')?.whole('rbi') ?? runs)
          return [
            {
              play: {
                period: inning.whole('number') || index + 1,
                clock: null,
                side,
                text: file.names.inWords(text),
                awayScore: isScore ? score.away : null,
                homeScore: isScore ? score.home : null,
                ...before(play),
              },
              runs,
              batter: rbi > 0 ? file.names.full(play.text('batter')) : null,
              isHomeRun: /\bhomered\b/.test(text),
            },
          ]
        }),
      ),
  )
}

/** The runs of the game: as the file sums them up, or from its plays. */
export function readRuns(file: GameFile): ScoringPlay[] {
  if (file.root.child('scores'))
    return readScores(file, (score) => ({ type: score.text('type') ?? 'Run', text: '', points: 1 }))
  return readTurns(file).flatMap(({ play, runs, batter, isHomeRun }): ScoringPlay[] => {
    const { side, awayScore, homeScore } = play
    if (runs === 0 || side === null || awayScore === null || homeScore === null) return []
    return [
      {
        period: play.period,
        clock: null,
        side,
        type: isHomeRun ? 'HR' : 'Run',
        player: batter,
        assists: [],
        text: play.text,
        awayScore,
        homeScore,
      },
    ]
  })
}
