import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import { writeByPeriod } from '../frame/by-period.ts'
import type { Cell } from '../frame/cells.ts'
import { letterOf } from '../frame/game-file.ts'
import type { SportFrame } from '../frame/sport-frame.ts'
import type { FilePlayer, FileTeam, GameReading } from '../reading/reading.ts'
import { element, type Written } from '../xml/serialise.ts'

type Attributes = Record<string, string | number>

/** The attributes of each element that a line fills. */
function attributesOf(
  cells: readonly Cell[],
  line: CountedLine,
  scope: 'team' | 'player',
): Map<string, Attributes> {
  const elements = new Map<string, Attributes>()
  for (const cell of cells) {
    if ((cell.scope !== 'both' && cell.scope !== scope) || !line[cell.group]) continue
    const name = cell.isByPeriod ? 'by-period' : cell.element
    const attributes = elements.get(name) ?? {}
    elements.set(name, { ...attributes, ...cell.write(line[cell.group]?.[cell.key] ?? 0) })
  }
  return elements
}

const childrenOf = (elements: Map<string, Attributes>): Written[] =>
  [...elements]
    .filter(([name]) => name !== '' && name !== 'by-period' && !name.startsWith('../'))
    .map(([name, attributes]) => element(name, attributes))

export function writeTeam(
  frame: SportFrame,
  cells: readonly Cell[],
  team: FileTeam,
  { periods, byPeriod }: Pick<GameReading, 'periods' | 'byPeriod'>,
): Written {
  const totals = attributesOf(cells, team.totals, 'team')
  return element(
    'team',
    {
      vh: letterOf(team.side),
      code: team.code ?? null,
      id: team.id,
      name: team.name,
      abb: team.abbreviation,
      record: team.record,
    },
    [
      writeLineScore(frame, team, totals, periods.length),
      element('totals', totals.get('') ?? {}, [
        ...childrenOf(totals),
        ...writeByPeriod(frame, cells, team, null, byPeriod),
      ]),
      ...team.players.map((player, index) =>
        writePlayer(frame, cells, player, writeByPeriod(frame, cells, team, index, byPeriod)),
      ),
    ],
  )
}

function writeLineScore(
  { line, group }: SportFrame,
  { score, scoreByPeriod, totals }: FileTeam,
  elements: Map<string, Attributes>,
  periods: number,
): Written {
  // A last half inning that was not needed is an X.
  const rest = Array.from({ length: periods - scoreByPeriod.length }, () => 'X')
  return element(
    'linescore',
    {
      line: [...scoreByPeriod, ...rest].join(','),
      ...(group === 'baseball'
        ? { runs: score, hits: totals.hitting?.h ?? 0, errs: totals.fielding?.e ?? 0 }
        : { score }),
      ...elements.get('../linescore'),
    },
    scoreByPeriod.map((points, index) =>
      element(line.element, {
        [line.number]: index + 1,
        [line.score]: points,
        ...(index === 0 ? elements.get('by-period') : {}),
      }),
    ),
  )
}

function writePlayer(
  frame: SportFrame,
  cells: readonly Cell[],
  player: FilePlayer,
  byPeriod: Written[],
): Written {
  const elements = attributesOf(cells, player.groups, 'player')
  const { jersey, name, checkName, position, starter, appearance } = player
  const pitching = elements.get('pitching')
  if (pitching && appearance) elements.set('pitching', { ...pitching, appear: appearance })
  const isLibero = frame.group === 'volleyball' && position === 'L'
  return element(
    'player',
    {
      uni: jersey,
      code: jersey,
      name,
      checkname: checkName,
      libero: isLibero ? 'Y' : null,
      pos: isLibero ? null : position,
      ...(jersey === 'TM' ? {} : { gp: 1, gs: starter ? 1 : 0 }),
      ...elements.get(''),
    },
    [...childrenOf(elements), ...byPeriod],
  )
}
