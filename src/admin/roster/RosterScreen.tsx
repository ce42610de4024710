import { useCallback, useMemo, useRef, useState } from 'react'
import type { GridSource, RosterGridRow } from '#contract/editing/desk.grids.ts'
import type { NamedIn } from '#contract/editing/desk.names.ts'
import { call, Refused, type Told } from '../api/call.ts'
import { somethingChanged, useCall } from '../api/queries.ts'
import { faultsIn, problemsByCell, valuesOf } from '../grid/cell-values.ts'
import { Grid } from '../grid/Grid.tsx'
import styles from '../grid/GridScreen.module.css'
import { pasteCells } from '../grid/model.ts'
import { PhoneList } from '../grid/PhoneList.tsx'
import { PlanPanel } from '../grid/PlanPanel.tsx'
import { readFile } from '../grid/read-file.ts'
import { changesOf, countOf, isNew, textAt } from '../grid/rules/sheet.ts'
import { SaveBar } from '../grid/SaveBar.tsx'
import { SeasonPicker, useSeasonId } from '../grid/SeasonPicker.tsx'
import { useNarrow } from '../grid/use-narrow.ts'
import { useSheet } from '../grid/use-sheet.ts'
import { pictureAt } from '../media/asset-looks.ts'
import { useDroppedFiles } from '../media/use-dropped-files.ts'
import { Button } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import { useKeys } from '../shell/keys.ts'
import { notifyDone, notifyProblem } from '../shell/notices.ts'
import { Screen } from '../shell/Screen.tsx'
import { initials } from '../words/initials.ts'
import { counted } from '../words/plural.ts'
import { NextSeasonPanel } from './NextSeasonPanel.tsx'
import { PortraitsPanel } from './PortraitsPanel.tsx'
import { RenamePanel } from './RenamePanel.tsx'
import { type Rename, renamesOf } from './renames.ts'
import { rosterCells, rosterColumns } from './roster-columns.ts'
import { wornTwice, wornWords } from './worn-twice.ts'

/** A team's roster of a season, written in like a spreadsheet. */
export function Component() {
  const { seasonId, isNone, open } = useSeasonId()
  const { data, error } = useCall('roster', { seasonId: seasonId ?? 0 }, { isWanted: seasonId !== null })
  if (!data || data.season.id !== seasonId)
    return (
      <Screen title="Rosters" width="full">
        <Problem>{error?.message ?? (isNone ? 'No team has a current season yet.' : null)}</Problem>
      </Screen>
    )
  return <Roster key={seasonId} data={data} onOpen={open} />
}

type Data = Told<'roster'>
/** More names than that are no correction but another roster. */
const mostNames = 20
const isPicture = (file: File): boolean => file.type.startsWith('image/')

function Roster({ data: { season, rows }, onOpen }: { data: Data; onOpen(seasonId: number): void }) {
  const sheetRows = useMemo(() => rows.map((row) => ({ id: row.id, cells: rosterCells(row) })), [rows])
  const { model, changes, count, discard, saved } = useSheet({
    name: `roster:${season.id}`,
    columns: rosterColumns,
    rows: sheetRows,
    mayWrite: season.mayWrite,
  })
  const isNarrow = useNarrow()
  const picker = useRef<HTMLInputElement>(null)
  const [source, setSource] = useState<{ source: GridSource; cells: string[][] | null } | null>(null)
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [isNext, showNext] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [naming, setNaming] = useState<{ names: Rename[]; mentions: NamedIn[] } | null>(null)
  const [problems, setProblems] = useState<ReturnType<typeof problemsByCell>>(new Map())
  const sheet = model.sheet.get()
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const nameOf = (id: number) => `${textAt(sheet, id, 'firstName')} ${textAt(sheet, id, 'lastName')}`.trim()
  const notes = wornTwice(
    sheet.ids.map((id) => ({ id, jersey: textAt(sheet, id, 'jersey'), name: nameOf(id) })),
  )
  const twice = [...new Set([...notes.keys()].map((id) => textAt(sheet, id, 'jersey')))]

  const takeFiles = async (files: readonly File[]) => {
    if (!season.mayWrite) return
    const shots = files.filter(isPicture)
    if (shots.length > 0) return setPictures(shots)
    const [file] = files
    if (!file) return
    try {
      setSource({ source: await readFile(file), cells: null })
    } catch (error) {
      notifyProblem(error)
    }
  }
  const isHeld = useDroppedFiles((files) => void takeFiles(files))
  /** Texts that have a name as it was are offered before anything goes out; where they cannot be asked for, it goes out. */
  const mentionsOf = async (names: Rename[]): Promise<NamedIn[]> =>
    names.length === 0 || names.length > mostNames
      ? []
      : call('namedIn', { body: { names } }).then(
          ({ mentions }) => mentions,
          () => [],
        )
  const save = async (corrected: readonly NamedIn[] | null = null) => {
    // As it stands now: the key may have been pressed in a cell that was just taken.
    const sending = model.sheet.get()
    const { edits, adds, removals } = changesOf(sending)
    const sendingCount = countOf({ edits, adds, removals })
    const isWrong = faultsIn(rosterColumns, sending, { edits, adds, removals }) > 0
    if (sendingCount === 0 || isBusy || isWrong) return
    setBusy(true)
    setProblems(new Map())
    const names = corrected ? [] : renamesOf(sending, { edits })
    const mentions = await mentionsOf(names)
    if (mentions.length > 0) {
      setNaming({ names, mentions })
      return setBusy(false)
    }
    try {
      const done = await call('saveRoster', {
        seasonId: season.id,
        body: {
          edits: edits.map(({ id, cells, from }) => ({
            id,
            values: valuesOf(rosterColumns, cells),
            from: valuesOf(rosterColumns, from),
          })),
          adds: adds.map(({ cells }) => valuesOf(rosterColumns, cells)),
          removals,
          ...(corrected ? { mentions: corrected.map(({ kind, id }) => ({ kind, id })) } : {}),
        },
      })
      setNaming(null)
      saved(sending)
      await somethingChanged()
      const also = corrected?.length ? ` and ${counted(corrected.length, 'text', 'texts')} corrected` : ''
      notifyDone(`${counted(sendingCount, 'change', 'changes')} published${also}.`, done)
    } catch (error) {
      if (error instanceof Refused) setProblems(problemsByCell(error.problem.errors ?? [], adds))
      notifyProblem(error)
    }
    setBusy(false)
  }
  useKeys({ 'mod+s': () => void save() })
  // The same as long as the rows are: a row is drawn anew when it says something else.
  const portrait = useCallback((id: number) => <Portrait row={byId.get(id)} />, [byId])
  return (
    <Screen
      title="Rosters"
      width="full"
      actions={
        season.mayWrite ? (
          <>
            <Button icon="people" onPress={() => showNext(true)}>
              Next season
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
          {season.mayWrite
            ? 'Paste a spreadsheet, drop a file or head shots, or type.'
            : 'Publishers write in rosters; you may look.'}
        </p>
        <p className={styles.aside} aria-live="polite">
          {counted(sheet.ids.length, 'player', 'players')}
          {twice.length > 0 ? ` · worn twice: ${wornWords(twice)}` : ''}
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Spreadsheet or head shots"
        multiple
        accept=".csv,.tsv,.txt,.json,.xlsx,image/*"
        onChange={({ target }) => {
          void takeFiles([...(target.files ?? [])])
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
            title={nameOf}
            below={(id) =>
              [
                textAt(sheet, id, 'position'),
                textAt(sheet, id, 'academicYear'),
                textAt(sheet, id, 'hometown'),
              ]
                .filter(Boolean)
                .join(' · ')
            }
            aside={(id) => textAt(sheet, id, 'jersey')}
            addLabel="Add a player"
            lead={portrait}
          />
        ) : (
          <Grid
            model={model}
            label={`Roster of ${season.sport} ${season.title}`}
            notes={notes}
            problems={problems}
            onTable={(cells) => setSource({ source: { name: 'Pasted table', cells }, cells })}
            lead={portrait}
          />
        )}
      </div>
      <SaveBar
        count={count}
        faults={faultsIn(rosterColumns, sheet, changes)}
        isBusy={isBusy}
        onSave={() => void save()}
        onDiscard={discard}
      />
      {source ? (
        <PlanPanel
          source={source.source}
          one="player"
          many="players"
          ask={(asked) => call('planRoster', { seasonId: season.id, body: asked })}
          apply={(asked) => call('applyRoster', { seasonId: season.id, body: asked })}
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
      {pictures.length > 0 ? (
        <PortraitsPanel
          season={season}
          rows={rows.filter(({ id }) => !isNew(id))}
          files={pictures}
          onClose={() => setPictures([])}
        />
      ) : null}
      {naming ? (
        <RenamePanel
          {...naming}
          isBusy={isBusy}
          onPublish={(mentions) => void save(mentions)}
          onClose={() => setNaming(null)}
        />
      ) : null}
      {isNext ? <NextSeasonPanel season={season} onClose={() => showNext(false)} onOpen={onOpen} /> : null}
    </Screen>
  )
}

function Portrait({ row }: { row: RosterGridRow | undefined }) {
  if (!row) return null
  return row.image ? (
    <img
      className={styles.portrait}
      src={pictureAt(row.image, 80)}
      alt=""
      width={26}
      height={26}
      loading="lazy"
    />
  ) : (
    <span className={styles.initials} aria-hidden="true">
      {initials(`${row.firstName} ${row.lastName}`)}
    </span>
  )
}
