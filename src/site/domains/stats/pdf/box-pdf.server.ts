import type { Game } from '#contract/games.ts'
import { openPaper, type Paper, type PaperTable } from '#contract/print/paper.ts'
import type { BoxScore } from '#contract/stats.ts'
import { meetingWord } from '#site/domains/games/parts/game-words.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import { formatDate } from '#site/format/date.ts'
import { grouped } from '#site/format/number.ts'
import { lineRows, lineTotals } from '../box-score/box-periods.ts'
import { type FacingTables, facingTables } from '../box-score/box-tables.ts'
import { compareTeams } from '../box-score/comparison.ts'
import { footnotes } from '../box-score/footnotes.ts'
import { driveFacts } from '../box-score/plays/play-groups.ts'
import { scoreFlow } from '../box-score/score-flow.ts'

interface BoxPdf {
  box: BoxScore
  game: Game
  school: string
  standing: string
  /** What the file says it was made on. */
  day: Date
}

/** Wider than this a table has the width of the sheet. */
const mostBeside = 8
/** As many sheets as an office hands out after a game. */
const mostSheets = 2
const rowHeights = [12, 11, 10, 9, 8.2, 7.6, 7]

/** A box score on one or two sheets, as a sports information office hands them out: the rows as high as they may be. */
export async function boxPdf(asked: BoxPdf): Promise<Uint8Array> {
  for (const rowHeight of rowHeights) {
    const paper = written(asked, rowHeight)
    if (paper.pages() <= mostSheets || rowHeight === rowHeights.at(-1)) return paper.end()
    await paper.end()
  }
  throw new Error('There is no height of rows')
}

function written({ box, game, school, standing, day }: BoxPdf, rowHeight: number): Paper {
  const { away, home } = box
  const title = `${away.name} ${meetingWord(game.locationIndicator)} ${home.name}: ${box.sport.title} Box Score`
  const paper = openPaper({ title, author: school, date: day, layout: 'portrait', rowHeight })
  paper.heading(title, [
    [
      formatDate(box.startDate || game.startDate, 'cccc, MMMM d, yyyy'),
      [box.stadium, box.location].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join('   '),
    [
      standing,
      ...[away, home].map(({ name, record }) => (record ? `${name} (${record})` : null)),
      box.attendance ? `Attendance ${grouped(box.attendance)}` : null,
    ]
      .filter(Boolean)
      .join('   '),
  ])
  paper.table(lineTable(box))
  for (const table of courtTables(box)) paper.table(table)
  for (const facing of facingTables(box)) {
    const tables = playerTables(box, facing)
    if (facing.columns <= mostBeside && tables.length > 1) paper.pair(tables)
    else for (const table of tables) paper.table(table)
  }
  for (const { label, text } of footnotes(box)) paper.words(`${label}: ${text}`)
  for (const text of flowWords(box)) paper.words(text)
  const beside = [comparisonTable(box), factsTable(box)].filter(({ rows }) => rows.length > 0)
  if (beside.length > 0) paper.pair(beside)
  const scoring = scoringTable(box)
  if (scoring.rows.length > 0) paper.table(scoring)
  return paper
}

function lineTable(box: BoxScore): PaperTable {
  return {
    title: 'Score by Period',
    heads: ['Team', ...box.periods, ...lineTotals(box).map(({ short }) => short)],
    rows: lineRows(box).map(({ side, periods, totals }) => [box[side].name, ...periods, ...totals]),
  }
}

const playerTables = (box: BoxScore, { title, sides }: FacingTables): PaperTable[] =>
  sides.map(({ side, table: { columns, rows, totals } }) => ({
    title: `${box[side].name}: ${title}`,
    heads: ['#', 'Player', ...columns.map(({ label }) => label)],
    words: 2,
    namedBy: 1,
    rows: rows.map(({ player: { jersey, name, position, starter }, cells }) => [
      jersey ?? '',
      [starter ? `*${name}` : name, position].filter(Boolean).join(' '),
      ...cells,
    ]),
    totals: [['', 'Totals', ...totals]],
  }))

function comparisonTable({ teams: [visitors, hosts], columns, away, home }: BoxScore): PaperTable {
  const rows = visitors && hosts ? compareTeams(columns, { away: visitors.totals, home: hosts.totals }) : []
  return {
    title: 'Team Comparison',
    heads: ['Number', away.abbreviation, home.abbreviation],
    rows: rows.map((row) => [row.label, row.away, row.home]),
  }
}

function factsTable({ duration, weather, rules, officials, notes = [] }: BoxScore): PaperTable {
  const rows: [string, string | null | undefined][] = [
    ['Length of game', duration],
    ['Rules', rules],
    ['Weather', weather],
    ...officials.map(({ title, name }): [string, string] => [title, name]),
    ...notes.map((note): [string, string] => ['Note', note]),
  ]
  return {
    title: 'Game Notes',
    heads: ['What', 'Told'],
    words: 2,
    rows: rows.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  }
}

function scoringTable(box: BoxScore): PaperTable {
  const heads = periodHeads(box.sport.globalSportNameSlug, box.periods.length)
  return {
    title: 'Scoring Summary',
    heads: ['Period', 'Time', 'Team', 'Score', box.away.abbreviation, box.home.abbreviation],
    words: 4,
    namedBy: 3,
    // The innings of a diamond say it in their runs.
    rows:
      box.sportGroup === 'baseball'
        ? []
        : box.scoring.map(({ period, clock, side, text, drive, awayScore, homeScore }) => [
            heads[period - 1]?.short ?? `${period}`,
            clock ?? '',
            box[side].abbreviation,
            drive ? `${text} (${driveFacts(drive)})` : text,
            `${awayScore}`,
            `${homeScore}`,
          ]),
  }
}

const courtTables = ({ matches, away, home, ...box }: BoxScore): PaperTable[] =>
  (['doubles', 'singles'] as const).flatMap((kind) => {
    const own = matches.filter((match) => match.kind === kind)
    if (own.length === 0) return []
    return [
      {
        title: kind === 'doubles' ? 'Doubles' : 'Singles',
        heads: ['No.', away.name, home.name, 'Sets', 'Winner'],
        words: 5,
        rows: own.map((match) => [
          `${match.number}`,
          match.away.join(' / '),
          match.home.join(' / '),
          match.sets.map((set) => `${set.away}-${set.home}`).join(', '),
          match.winner ? { ...box, away, home }[match.winner].abbreviation : 'Unfinished',
        ]),
      },
    ]
  })

/** Leads are told where points are many. */
function flowWords(box: BoxScore): string[] {
  const flow = box.sportGroup === 'basketball' ? scoreFlow(box) : null
  if (!flow) return []
  const { leadChanges, ties, largest } = flow
  return [
    `Lead changes: ${leadChanges}. Ties: ${ties}. Largest lead: ${box.away.abbreviation} ${largest.away}, ${box.home.abbreviation} ${largest.home}.`,
  ]
}
