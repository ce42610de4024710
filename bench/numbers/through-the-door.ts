import type { StatLine } from '#contract/shapes/stats-shapes.ts'
import { games, opponents } from '#server/db/schema/games.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { seasons, sports as sportRows } from '#server/db/schema/sports.ts'
import { takeStatFile } from '#server/domains/stats/files/stat-files.service.ts'
import { splitsOfPlayer } from '#server/domains/stats/player-splits.service.ts'
import { playerStats } from '#server/domains/stats/player-stats.service.ts'
import { recordBook } from '#server/domains/stats/record-book.service.ts'
import { boxScore, cumulativeStats } from '#server/domains/stats/stats.service.ts'
import type { Services } from '#server/open.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { setColumns, statSets } from '#site/domains/stats/parts/stat-sets.ts'
import { boxPdf } from '#site/domains/stats/pdf/box-pdf.server.ts'
import { seasonPdf } from '#site/domains/stats/pdf/season-pdf.server.ts'
import { createSchool } from '#tests/factories/school.ts'
import { compareLine, type Expected, expected, printed, type Tally } from './compare.ts'
import { compareSheets } from './compare-sheets.ts'
import { type MadeGame, type MadeSeason, type Meant, sumOf } from './meant.ts'
import { pdfTexts } from './pdf-text.ts'

const now = new Date('2027-01-15T12:00:00Z')

/** Two seasons of one roster, sent through the door of a school of their own and asked for again as visitors do. */
export async function compareAnswers(
  services: Services,
  key: string,
  made: readonly MadeSeason[],
  tally: Tally,
): Promise<void> {
  const [first] = made
  if (!first) return
  const { sport, roster } = first
  const tenant = { ...(await createSchool(services, key)), name: 'School' }
  const gameId = (season: number, index: number) => 10 + season * 100 + index
  await services.scope.write(key, async (tx) => {
    await tx.insert(sportRows).values({
      id: 2,
      title: 'Made',
      shortname: 'made',
      abbreviation: 'M',
      globalSportId: sport.globalSportId,
      globalSportShortname: 'made',
      globalSportNameSlug: 'made',
    })
    await tx.insert(opponents).values({ id: 2, title: 'Rival', slug: 'rival', abbreviation: 'RIV' })
    for (const [index, { firstName, lastName }] of roster.entries())
      await tx.insert(players).values({ id: 10 + index, firstName, lastName, slug: `p${index}` })
    const [any] = await tx.select().from(games)
    if (!any) throw new Error('The school has no game')
    for (const [at, { season, games: files }] of made.entries()) {
      const id = 2 + at
      await tx.insert(seasons).values({
        id,
        sportId: 2,
        title: `${season}`,
        startsOn: `${season}-01-01`,
        endsOn: `${season}-12-31`,
      })
      await tx.insert(rosterPlayers).values(
        roster.map(({ jersey }, index) => ({
          id: 100 * id + index,
          seasonId: id,
          playerId: 10 + index,
          jersey,
          academicYear: 'Senior',
        })),
      )
      await tx.insert(games).values(
        files.map(({ day, isHome, isExhibition }, index) => ({
          ...any,
          id: gameId(at, index),
          sportId: 2,
          seasonId: id,
          opponentId: 2,
          startDate: day,
          startUtc: new Date(`${day}T23:00:00Z`),
          locationIndicator: isHome ? ('H' as const) : ('A' as const),
          isExhibition,
        })),
      )
    }
  })
  for (const { games: files } of made)
    for (const { text, day } of files) {
      const bytes = new TextEncoder().encode(text)
      const outcome = await takeStatFile({ ...services, now: () => now }, { tenant, bytes, door: 'command' })
      const isGood =
        outcome.kind === 'taken' && outcome.receipt.isComplete && outcome.receipt.strangers.length === 0
      if (!isGood) tally.differences.push(`${sport.key} ${day}: ${JSON.stringify(outcome)}`)
    }

  await services.scope.read(key, async (tx) => {
    const work: Work = { tx, tenant, now }
    const check = (
      where: string,
      tables: Parameters<typeof compareLine>[2],
      told: StatLine | undefined,
      meant: Expected,
    ) =>
      told
        ? compareLine(tally, where, tables, told, meant)
        : void tally.differences.push(`${where} is not there`)
    for (const [at, { season, games: files }] of made.entries()) {
      for (const [index, game] of files.entries()) {
        const where = `${sport.key} ${game.day} box score`
        const box = await boxScore(work, gameId(at, index))
        for (const [side, meant] of [
          [game.isHome ? 'home' : 'away', game.school],
          [game.isHome ? 'away' : 'home', game.rival],
        ] as const) {
          const team = box?.teams.find((each) => each.side === side)
          const around = { sport, team: meant.totals, games: 1 }
          const tables = box?.columns ?? []
          if (box?.[side].score !== meant.score)
            tally.differences.push(`${where}: ${box?.[side].score} points`)
          check(where, tables, team?.totals, { ...around, line: meant.totals, isTeam: true })
          for (const { name, line } of meant.players)
            check(
              `${where} ${name}`,
              tables.filter(({ teamOnly }) => !teamOnly),
              team?.players.find((player) => player.name === name)?.groups,
              { ...around, line, isTeam: false },
            )
        }
        if (box?.game) {
          const { game: told } = box
          const pdf = await boxPdf({ box, game: told, school: 'School', standing: 'Final', day: now })
          compareSheets(tally, where, { sport, game, box, texts: pdfTexts(pdf) })
        }
      }
      const stats = await cumulativeStats(work, 'made', `${season}`)
      const counted = files.filter(({ isExhibition }) => !isExhibition)
      const own = sumOf(counted.map(({ school }) => school.totals))
      const theirs = sumOf(counted.map(({ rival }) => rival.totals))
      const around = { sport, games: counted.length }
      const where = `${sport.key} ${season} season`
      if (!stats) return void tally.differences.push(`${where} is not there`)
      check(where, stats.columns, stats.team, { ...around, line: own, team: own, isTeam: true })
      check(`${where}, opponents`, stats.columns, stats.opponents, {
        ...around,
        line: theirs,
        team: theirs,
        isTeam: true,
      })
      const people = new Map(
        roster.map(({ firstName, lastName }) => {
          const name = `${firstName} ${lastName}`
          const line = sumOf(
            counted
              .flatMap(({ school }) => school.players.filter((each) => each.name === name))
              .map((each) => each.line),
          )
          return [name, { ...around, line, team: own, isTeam: false }] as const
        }),
      )
      const ofPlayers = stats.columns.filter(({ teamOnly }) => !teamOnly)
      for (const [name, meant] of people)
        check(
          `${where} ${name}`,
          ofPlayers,
          stats.individual.find((player) => player.name === name)?.stats,
          meant,
        )

      const texts = pdfTexts(await seasonPdf({ stats, school: 'School', telling: [], day: now }))
      const paper = texts.join('|')
      for (const set of statSets(sport.group, stats.columns)) {
        const columns = setColumns(set, { isSeason: true })
        const row = (meant: Expected) =>
          columns.map((column) => {
            const value = expected(meant, column.group, column)
            return printed(value ?? null, column.format)
          })
        const rows = [
          ...stats.individual.flatMap(({ name, gp, gs, stats: line }) => {
            const meant = people.get(name)
            const isWhole = set.tables.every(({ key: table }) => line[table])
            return meant && isWhole ? [[name, `${gp}-${gs}`, ...row(meant)]] : []
          }),
          ['Total', String(counted.length), ...row({ ...around, line: own, team: own, isTeam: true })],
        ]
        for (const cells of rows) {
          tally.numbers += cells.length
          if (!paper.includes(cells.join('|')))
            tally.differences.push(`${where} on paper, ${set.title}: ${cells.join(' ')}`)
        }
      }
    }
    for (const [index, { firstName, lastName }] of roster.entries()) {
      const name = `${firstName} ${lastName}`
      const told = (await playerStats(work, 10 + index)).sports.find(
        ({ sportGroup }) => sportGroup === sport.group,
      )
      const counted = made.flatMap(({ games: files }) => files.filter(({ isExhibition }) => !isExhibition))
      const mine = counted.flatMap(({ school }) => school.players.filter((each) => each.name === name))
      check(`${sport.key} career of ${name}`, told?.columns ?? [], told?.career.stats, {
        sport,
        games: mine.length,
        line: sumOf(mine.map(({ line }) => line)),
        team: sumOf(counted.map(({ school }) => school.totals)),
        isTeam: false,
      })
      const { sports } = await splitsOfPlayer(work, 10 + index)
      const own = sports.find((each) => each.sport.globalSportNameSlug === 'made')
      for (const [split, belongs] of Object.entries(partsOf)) {
        const played = counted.filter(
          (game) => belongs(game) && game.school.players.some((each) => each.name === name),
        )
        const part = own?.splits.find(({ key: word }) => word === split)
        const where = `${sport.key} ${split} of ${name}`
        if ((part?.gp ?? 0) !== played.length)
          tally.differences.push(`${where}: ${part?.gp} games for ${played.length}`)
        if (played.length === 0) continue
        check(where, own?.columns ?? [], part?.stats, {
          sport,
          games: played.length,
          line: sumOf(
            played.flatMap(({ school }) =>
              school.players.filter((each) => each.name === name).map(({ line }) => line),
            ),
          ),
          team: sumOf(played.map(({ school }) => school.totals)),
          isTeam: false,
        })
      }
    }
    await compareRecords(work, made, tally)
  })
}

/** What the games of a player are cut in, told by what the files were made to be. */
const partsOf: Record<string, (game: MadeGame) => boolean> = {
  home: ({ isHome }) => isHome,
  away: ({ isHome }) => !isHome,
  'month-02': ({ day }) => day.slice(5, 7) === '02',
  'month-03': ({ day }) => day.slice(5, 7) === '03',
  wins: ({ school, rival }) => school.score > rival.score,
  losses: ({ school, rival }) => school.score < rival.score,
}

/** The best of every number that the book lists, worked out a second time from what was meant. */
async function compareRecords(work: Work, made: readonly MadeSeason[], tally: Tally): Promise<void> {
  const [first] = made
  if (!first) return
  const { sport } = first
  const seasons = made.map(({ games: files }) => files.filter(({ isExhibition }) => !isExhibition))
  const lines = (of: readonly MadeGame[]) => {
    const all = of.flatMap(({ school }) => school.players.filter(({ isTeam }) => !isTeam))
    return [...Map.groupBy(all, ({ name }) => name).values()].map((own) => own.map(({ line }) => line))
  }
  const groups = {
    game: seasons.flatMap((files) =>
      files.flatMap(({ school }) => school.players.filter(({ isTeam }) => !isTeam).map(({ line }) => [line])),
    ),
    season: seasons.flatMap(lines),
    career: lines(seasons.flat()),
  }
  for (const [scope, each] of Object.entries(groups) as [keyof typeof groups, Meant[][]][]) {
    const book = await recordBook(work, 'made', scope)
    // What is no whole number is an average, with minimums of its own.
    for (const { group, key, format, holders } of book?.categories.filter((one) => one.format === 'whole') ??
      []) {
      const column = {
        key,
        format,
        total: 'sum' as const,
        label: key,
        name: key,
        title: key,
        seasonOnly: false,
      }
      const values = each
        .map((own) =>
          expected({ sport, line: sumOf(own), team: {}, games: own.length, isTeam: false }, group, column),
        )
        .flatMap((value) => (typeof value === 'number' && value > 0 ? [value] : []))
        .toSorted((one, other) => other - one)
      const told = holders.map(({ value }) => value)
      tally.numbers += told.length
      if (told.join() !== values.slice(0, 10).join())
        tally.differences.push(
          `${sport.key} ${scope} records of ${group}.${key}: ${told.join(' ')} for ${values.slice(0, 10).join(' ')}`,
        )
    }
  }
}
