import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import { realStatFiles, sayIfMissing, statFolder } from '#tests/support/real-data.ts'
import { readStatFile } from './read-stat-file.ts'
import type { GameReading } from './reading/reading.ts'
import { allOf, childrenOf, type NaiveNode, naiveTree } from './testing/naive-xml.ts'
import { lacrosseAttributes, shownAttributes } from './testing/shown-attributes.ts'
import { writeStatFile } from './write-stat-file.ts'

const files = realStatFiles()
sayIfMissing(statFolder, files)

function readGame(name: string): { game: GameReading; root: NaiveNode } {
  const bytes = readFileSync(join(statFolder, name))
  const reading = readStatFile(bytes)
  if (!reading.ok) throw new Error(reading.error.message)
  if (reading.file.kind !== 'game') throw new Error('Not a game')
  return { game: reading.file, root: naiveTree(bytes.toString('utf8')) }
}

/** The number that a file says at 'rush@yds', 'misc@top:' or 'a@b+c@d/2'. */
function saidAt(row: NaiveNode | undefined, path: string): number {
  return path.split('+').reduce((sum, part) => {
    const [, element = '', attribute = '', form = ''] = /^(\w*)@(\w+)([:?]|\/2)?$/.exec(part) ?? []
    const source = element === '' ? row : childrenOf(row, element)[0]
    const value = source?.attributes[attribute]?.trim() ?? ''
    if (form === '?') return sum + (value !== '' && value !== '0' ? 1 : 0)
    if (form === ':') {
      const [minutes = 0, seconds = 0] = value.split(':').map(Number)
      return sum + minutes * 60 + seconds
    }
    return sum + (value === '' ? 0 : Number(value)) / (form === '/2' ? 2 : 1)
  }, 0)
}

function differences(line: CountedLine, row: NaiveNode | undefined, paths: string[]): string[] {
  return paths.flatMap((path) => {
    const [column = '', at = ''] = path.split(' ')
    const [group = '', key = ''] = column.split('.')
    const [read, said] = [line[group]?.[key] ?? 0, saidAt(row, at)]
    return Math.abs(read - said) < 1e-9 ? [] : [`${column}: read ${read}, said ${said} at ${at}`]
  })
}

const listOf = (game: GameReading) =>
  game.group === 'lacrosse' ? lacrosseAttributes[game.gender ?? 'M'] : shownAttributes[game.group]

/** Decisions of a team and the like, which its totals do not repeat. */
const notOfTeams =
  /^(?:pitching\.(?:win|loss|save|appear|gs|sho)|goalie\.(?:win|loss|sho)|hitting\.lob|play\.sp|misc\.plusminus) /

const vhOf = (game: GameReading, index: number) => (game.teams[index]?.side === 'away' ? 'V' : 'H')
const teamNode = (root: NaiveNode, vh: string) =>
  childrenOf(root, 'team').find(({ attributes }) => attributes.vh === vh)

describe.skipIf(files.length === 0)('every file of a real game', () => {
  test.each(files)('%s reads without an error or a warning, and its periods make its score', (name) => {
    const { game } = readGame(name)
    expect(game.warnings).toEqual([])
    for (const [index, { score, scoreByPeriod }] of game.teams.entries()) {
      const rival = game.teams[1 - index]?.scoreByPeriod ?? []
      const made =
        game.group === 'volleyball'
          ? scoreByPeriod.filter((points, set) => points > (rival[set] ?? 0)).length
          : scoreByPeriod.reduce((sum, points) => sum + points, 0)
      expect(made).toBe(score)
    }
  })

  test.each(files)('%s: every player who played has every number as the file says it', (name) => {
    const { game, root } = readGame(name)
    const paths = listOf(game)?.player ?? []
    expect(paths.length).toBeGreaterThan(10)
    for (const [index, team] of game.teams.entries()) {
      const rows = childrenOf(teamNode(root, vhOf(game, index)), 'player').filter(
        (row) =>
          Number(row.attributes.gp) > 0 &&
          // The bench's row is worth a line only where it has done something.
          (row.attributes.uni !== 'TM' || paths.some((path) => saidAt(row, path.split(' ')[1] ?? '') !== 0)),
      )
      expect(team.players.map(({ jersey }) => jersey)).toEqual(
        rows.map(({ attributes }) => attributes.uni?.trim()),
      )
      const wrong = team.players.flatMap(({ name: who, groups }, row) =>
        differences(groups, rows[row], paths).map((difference) => `${who}: ${difference}`),
      )
      expect(wrong).toEqual([])
    }
  })

  test.each(files)('%s: both teams have every number as the file says it', (name) => {
    const { game, root } = readGame(name)
    const { player = [], team: ofTeam = [] } = listOf(game) ?? {}
    for (const [index, team] of game.teams.entries()) {
      const node = teamNode(root, vhOf(game, index))
      const [totals] = childrenOf(node, 'totals')
      const byPeriod = ofTeam.filter((path) => path.includes('lineprd'))
      const plain = [...player.filter((path) => !notOfTeams.test(path)), ...ofTeam].filter(
        (path) => !path.includes('lineprd'),
      )
      expect(differences(team.totals, totals, plain)).toEqual([])
      for (const path of byPeriod) {
        const [column = '', at = ''] = path.split(' ')
        const sum = allOf(node ?? root, 'lineprd').reduce(
          (total, { attributes }) => total + Number(attributes[at.split('@')[1] ?? ''] ?? 0),
          0,
        )
        expect(team.totals.team?.[column.split('.')[1] ?? ''] ?? 0, path).toBe(sum)
      }
    }
  })

  test.each(files)(
    '%s: line score, scores, drives and plays are as many and as high as the file says',
    (name) => {
      const { game, root } = readGame(name)
      for (const [index, team] of game.teams.entries()) {
        const [line] = childrenOf(teamNode(root, vhOf(game, index)), 'linescore')
        expect(team.scoreByPeriod.join(',')).toBe(line?.attributes.line)
        expect(team.score).toBe(Number(line?.attributes.score ?? line?.attributes.runs))
      }
      const [scores] = childrenOf(root, 'scores')
      if (scores) expect(game.scoring).toHaveLength(childrenOf(scores, 'score').length)
      const last = game.scoring.at(-1)
      if (last) expect([last.awayScore, last.homeScore]).toEqual(game.teams.map(({ score }) => score))
      expect(game.drives).toHaveLength(allOf(root, 'drive').length)
      const told = allOf(root, 'play').filter(
        ({ attributes, children }) =>
          attributes.text?.trim() || children.some(({ name: child }) => child === 'narrative'),
      )
      expect(game.plays).toHaveLength(told.length)
    },
  )

  test.each(files)('%s: the plays that score add up to the score', (name) => {
    const { game } = readGame(name)
    const scored = game.plays.filter(({ awayScore }) => awayScore !== null)
    expect(scored.length).toBeGreaterThan(0)
    const last = scored.at(-1)
    const final = game.teams.map(({ score, scoreByPeriod }) =>
      game.group === 'volleyball' ? scoreByPeriod.at(-1) : score,
    )
    expect([last?.awayScore, last?.homeScore]).toEqual(final)
  })

  test.each(files)('%s: written anew, it reads the same', (name) => {
    const { game } = readGame(name)
    expect(readStatFile(writeStatFile(game))).toEqual({ ok: true, file: game })
  })
})
