import { useCallback, useMemo, useRef, useState } from 'react'
import type { GridSource, ScheduleGridRow } from '#contract/editing/desk.grids.ts'
import type { GameAct } from '#contract/editing/game-acts.ts'
import { call, Refused, type Told } from '../api/call.ts'
import { somethingChanged, useCall } from '../api/queries.ts'
import { faultsIn, problemsByCell, valuesOf } from '../grid/cell-values.ts'
import { type CellNotes, Grid } from '../grid/Grid.tsx'
import styles from '../grid/GridScreen.module.css'
import { pasteCells } from '../grid/model.ts'
import { PhoneList } from '../grid/PhoneList.tsx'
import { PlanPanel } from '../grid/PlanPanel.tsx'
import { readFile } from '../grid/read-file.ts'
import { changesOf, countOf, textAt } from '../grid/rules/sheet.ts'
import { SaveBar } from '../grid/SaveBar.tsx'
import { SeasonPicker, useSeasonId } from '../grid/SeasonPicker.tsx'
import { useNarrow } from '../grid/use-narrow.ts'
import { useSheet } from '../grid/use-sheet.ts'
import { useDroppedFiles } from '../media/use-dropped-files.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Problem } from '../parts/Problem.tsx'
import { useKeys } from '../shell/keys.ts'
import { notifyDone, notifyProblem } from '../shell/notices.ts'
import { Screen } from '../shell/Screen.tsx'
import { counted } from '../words/plural.ts'
import { ActPanel } from './ActPanel.tsx'
import { CopyPanel } from './CopyPanel.tsx'
import { GameMenu } from './GameMenu.tsx'
import { gameValues, scheduleCells, scheduleColumns } from './schedule-columns.ts'
import { isDue } from './score.ts'
import { WeekNotes } from './WeekNotes.tsx'

/** A team's schedule of a season, written in like a spreadsheet. */
export function Component() {
  const { seasonId, isNone, open } = useSeasonId()
  const { data, error } = useCall('schedule', { seasonId: seasonId ?? 0 }, { isWanted: seasonId !== null })
  if (!data || data.season.id !== seasonId)
    return (
      <Screen title="Schedules" width="full">
        <Problem>{error?.message ?? (isNone ? 'No team has a current season yet.' : null)}</Problem>
      </Screen>
    )
  return <Schedule key={seasonId} data={data} onOpen={open} />
}

type Data = Told<'schedule'>

async function postpone({ id, startDate }: ScheduleGridRow, alert: boolean): Promise<void> {
  try {
    const done = await call('actOnGame', { gameId: id, body: { act: 'postpone', alert } })
    await somethingChanged()
    notifyDone(`The game on ${startDate} is postponed${alert ? ', and an alert says so' : ''}.`, done)
  } catch (error) {
    notifyProblem(error)
  }
}

/** What cannot both be, at the cells where it shows. */
const notesOf = (conflicts: Data['conflicts']): CellNotes =>
  new Map(
    conflicts.flatMap(({ gameIds, message }) => gameIds.map((id) => [id, { startDate: message }] as const)),
  )

function Schedule({
  data: { season, rows, opponents, facilities, conflicts },
  onOpen,
}: {
  data: Data
  onOpen(seasonId: number): void
}) {
  const columns = useMemo(
    () =>
      scheduleColumns(
        opponents,
        facilities,
        [season.startsOn, season.endsOn].map((day) => Number(day.slice(0, 4))),
      ),
    [opponents, facilities, season.startsOn, season.endsOn],
  )
  const sheetRows = useMemo(() => {
    const [schools, places] = [opponents, facilities].map(
      (named) => new Map(named.map(({ id, title }) => [id, title])),
    )
    return rows.map((row) => ({
      id: row.id,
      cells: scheduleCells(row, schools ?? new Map(), places ?? new Map()),
    }))
  }, [rows, opponents, facilities])
  const { model, changes, count, discard, saved } = useSheet({
    name: `schedule:${season.id}`,
    columns,
    rows: sheetRows,
    mayWrite: season.mayWrite,
  })
  const isNarrow = useNarrow()
  const picker = useRef<HTMLInputElement>(null)
  const [source, setSource] = useState<{ source: GridSource; cells: string[][] | null } | null>(null)
  const [acting, setActing] = useState<{ game: ScheduleGridRow; act: GameAct } | null>(null)
  const [isCopying, showCopy] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<CellNotes>(new Map())
  const sheet = model.sheet.get()
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const notes = useMemo(() => notesOf(conflicts), [conflicts])

  const takeFile = async (file: File | undefined) => {
    if (!file || !season.mayWrite) return
    try {
      setSource({ source: await readFile(file), cells: null })
    } catch (error) {
      notifyProblem(error)
    }
  }
  const isHeld = useDroppedFiles(([file]) => void takeFile(file))
  const faults = faultsIn(columns, sheet, changes)
  const save = async () => {
    // As it stands now: the key may have been pressed in a cell that was just taken.
    const sending = model.sheet.get()
    const { edits, adds, removals } = changesOf(sending)
    const sendingCount = countOf({ edits, adds, removals })
    const isWrong = faultsIn(columns, sending, { edits, adds, removals }) > 0
    if (sendingCount === 0 || isBusy || isWrong) return
    setBusy(true)
    setProblems(new Map())
    try {
      const done = await call('saveSchedule', {
        seasonId: season.id,
        body: {
          edits: edits.map(({ id, cells, from }) => ({
            id,
            values: gameValues(valuesOf(columns, cells)),
            from: gameValues(valuesOf(columns, from)),
          })),
          adds: adds.map(({ cells }) => gameValues(valuesOf(columns, cells))),
          removals,
        },
      })
      saved(sending)
      await somethingChanged()
      notifyDone(`${counted(sendingCount, 'change', 'changes')} published.`, done)
    } catch (error) {
      if (error instanceof Refused) setProblems(problemsByCell(error.problem.errors ?? [], adds))
      notifyProblem(error)
    }
    setBusy(false)
  }
  useKeys({ 'mod+s': () => void save() })
  const mayAct = season.mayWrite
  const menu = useCallback(
    (id: number) => {
      const game = byId.get(id)
      return game ? (
        <GameMenu
          game={game}
          mayAct={mayAct}
          onAct={(act) => setActing({ game, act })}
          onPostpone={(alert) => void postpone(game, alert)}
        />
      ) : null
    },
    [byId, mayAct],
  )
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const onPhone = (id: number) => {
    const game = byId.get(id)
    return (
      <>
        {game && mayAct && isDue(game, today) ? (
          <Button
            aria-label={`Final score of ${opponentOf(game.opponentId)}, ${game.startDate}`}
            onPress={() => setActing({ game, act: 'final' })}
          >
            Score
          </Button>
        ) : null}
        {menu(id)}
      </>
    )
  }
  const opponentOf = (id: number) => opponents.find((one) => one.id === id)?.title ?? ''
  return (
    <Screen
      title="Schedules"
      width="full"
      actions={
        season.mayWrite ? (
          <>
            <WeekNotes seasonId={season.id} />
            <Button icon="calendar" onPress={() => showCopy(true)}>
              Copy to next season
            </Button>
            <Button icon="upload" onPress={() => picker.current?.click()}>
              Import file
            </Button>
          </>
        ) : null
      }
    >
      <div className={styles.bar}>
        <SeasonPicker season={season} onOpen={onOpen} />
        <p className={styles.hint}>
          {season.mayWrite ? 'Paste a spreadsheet, drop a file, or type.' : 'You may look at this schedule.'}
        </p>
        <p className={styles.aside} aria-live="polite">
          {counted(sheet.ids.length, 'game', 'games')}
        </p>
      </div>
      {conflicts.length > 0 ? (
        <div className={styles.warning}>
          <Icon name="warn" />
          <ul aria-label="Conflicts">
            {conflicts.slice(0, 5).map(({ gameIds, message }) => (
              <li key={gameIds.join()}>{message}</li>
            ))}
            {conflicts.length > 5 ? <li>and {conflicts.length - 5} more</li> : null}
          </ul>
        </div>
      ) : null}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Spreadsheet"
        accept=".csv,.tsv,.txt,.json,.xlsx"
        onChange={({ target }) => {
          void takeFile(target.files?.[0])
          target.value = ''
        }}
      />
      <div className={isHeld ? styles.held : undefined}>
        {isNarrow ? (
          <PhoneList
            model={model}
            label={`${season.sport} ${season.title}`}
            notes={notes}
            problems={problems}
            title={(id) => textAt(sheet, id, 'opponent')}
            below={(id) =>
              ['startDate', 'time', 'locationIndicator']
                .map((field) => textAt(sheet, id, field))
                .filter(Boolean)
                .join(' · ')
            }
            aside={(id) => textAt(sheet, id, 'result')}
            end={onPhone}
            addLabel="Add a game"
          />
        ) : (
          <Grid
            model={model}
            label={`Schedule of ${season.sport} ${season.title}`}
            notes={notes}
            problems={problems}
            onTable={(cells) => setSource({ source: { name: 'Pasted table', cells }, cells })}
            end={menu}
          />
        )}
      </div>
      <SaveBar count={count} faults={faults} isBusy={isBusy} onSave={() => void save()} onDiscard={discard} />
      {source ? (
        <PlanPanel
          source={source.source}
          one="game"
          many="games"
          opponents={opponents}
          ask={(asked) => call('planSchedule', { seasonId: season.id, body: asked })}
          apply={(asked) => call('applySchedule', { seasonId: season.id, body: asked })}
          onClose={() => setSource(null)}
          onCells={
            source.cells
              ? () => {
                  pasteCells(model, source.cells ?? [])
                  setSource(null)
                }
              : undefined
          }
        />
      ) : null}
      {acting ? (
        <ActPanel
          game={acting.game}
          act={acting.act}
          opponent={opponentOf(acting.game.opponentId)}
          onClose={() => setActing(null)}
        />
      ) : null}
      {isCopying ? <CopyPanel season={season} onClose={() => showCopy(false)} onOpen={onOpen} /> : null}
    </Screen>
  )
}
