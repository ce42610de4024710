import type { Play } from '#contract/shapes/stats-shapes.ts'
import { letterOf } from '../frame/game-file.ts'
import type { SportFrame } from '../frame/sport-frame.ts'
import type { GameReading } from '../reading/reading.ts'
import { element, type Written } from '../xml/serialise.ts'

/** Neighbours that have something in common, in their order. */
function runs<Item>(items: readonly Item[], key: (item: Item) => unknown): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && key(last[0]) === key(item)) last.push(item)
    else groups.push([item])
  }
  return groups
}

export function writePlays(frame: SportFrame, { plays, teams }: GameReading): Written {
  const ids: [string, string] = [teams[0].id, teams[1].id]
  const write = (play: Play) =>
    frame.group === 'baseball'
      ? writeTurn(play, frame.writes?.play?.(play, ids) ?? {})
      : writePlay(frame, play, ids)
  return element(
    'plays',
    { format: 'summary' },
    runs(plays, ({ period }) => period).map((period) =>
      element(
        frame.playsIn,
        { number: period[0]?.period ?? 0 },
        frame.group === 'baseball'
          ? runs(period, ({ side }) => side).map((half) =>
              element('batting', { vh: half[0]?.side ? letterOf(half[0].side) : null }, half.map(write)),
            )
          : period.map(write),
      ),
    ),
  )
}

function writePlay({ group, writes }: SportFrame, play: Play, ids: readonly [string, string]): Written {
  return element('play', {
    ...(group === 'volleyball'
      ? { point: play.side && ids[play.side === 'away' ? 0 : 1] }
      : { vh: play.side && letterOf(play.side) }),
    [group === 'basketball' ? 'time' : 'clock']: play.clock,
    text: play.text,
    vscore: play.awayScore,
    hscore: play.homeScore,
    ...writes?.play?.(play, ids),
  })
}

/** A play without a score says that it has no runs, so that none are read into its words. */
function writeTurn(play: Play, facts: Record<string, string | number | null>): Written {
  const isScore = play.awayScore !== null && play.homeScore !== null
  return element(
    'play',
    {
      ...(isScore ? { scoring: 'Y', vscore: play.awayScore, hscore: play.homeScore } : { runs: 0 }),
      ...facts,
    },
    [element('narrative', { text: play.text })],
  )
}
