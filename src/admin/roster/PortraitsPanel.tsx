import { useEffect, useMemo, useState } from 'react'
import type { GridSeason, RosterGridRow } from '#contract/editing/desk.grids.ts'
import { call } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import styles from '../grid/GridScreen.module.css'
import { upload } from '../media/uploads.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify, notifyDone } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'
import { matchPortraits } from './match-portraits.ts'

interface PortraitsPanelProps {
  season: GridSeason
  rows: readonly RosterGridRow[]
  files: readonly File[]
  onClose(): void
}

const byWords = { name: 'by name', number: 'by number' } as const

/** Head shots with the players that they are of; those that nobody could be told from are chosen here. */
export function PortraitsPanel({ season, rows, files, onClose }: PortraitsPanelProps) {
  const { act, isBusy, problem } = useAct()
  const [chosen, setChosen] = useState<ReadonlyMap<File, number | null>>(new Map())
  const [sent, setSent] = useState(0)
  const faces = useFaces(files)
  const matched = useMemo(() => matchPortraits(files, rows), [files, rows])
  const lines = matched.map((one) => ({
    ...one,
    playerId: chosen.get(one.file) === undefined ? one.playerId : (chosen.get(one.file) ?? null),
  }))
  const placed = lines.filter(({ playerId }) => playerId !== null)
  const put = async () => {
    const done = await act(async () => {
      const waiting = upload(
        placed.map(({ file }) => file),
        { sportId: season.sportId },
      )
      const pictures = await Promise.all(
        waiting.map(async (promise, index) => {
          const asset = await promise
          setSent((count) => count + 1)
          const playerId = placed[index]?.playerId
          return asset && playerId ? [{ playerId, assetId: asset.id }] : []
        }),
      )
      const taken = pictures.flat()
      if (taken.length === 0) throw new Error('None of the pictures could be taken in.')
      const work = await call('putPortraits', { seasonId: season.id, body: { pictures: taken } })
      return { work, count: taken.length }
    })
    if (!done) return
    notifyDone(`${counted(done.count, 'player has', 'players have')} a new portrait.`, done.work)
    if (done.count < placed.length) notify(`${placed.length - done.count} were not taken in.`)
    onClose()
  }
  return (
    <Panel
      title={counted(files.length, 'head shot', 'head shots')}
      isOpen
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="main" isDisabled={isBusy || placed.length === 0} onPress={() => void put()}>
            {isBusy
              ? `${sent} of ${placed.length} in the library…`
              : `Put ${counted(placed.length, 'portrait', 'portraits')}`}
          </Button>
        </>
      }
    >
      <Problem>{problem}</Problem>
      <p className={styles.quiet}>
        {counted(placed.length, 'has its player', 'have their players')}
        {placed.length < lines.length
          ? `, ${counted(lines.length - placed.length, 'is nobody’s', 'are nobody’s')} yet`
          : ''}
        . What can be seen is said by the name of the player.
      </p>
      <ul className={styles.lines}>
        {lines
          .toSorted((a, b) => Number(a.playerId !== null) - Number(b.playerId !== null))
          .map(({ file, playerId, by }) => (
            <li key={file.name + file.size} className={styles.line}>
              <img className={styles.face} src={faces.get(file)} alt="" width={40} height={40} />
              <span className={styles.who}>
                {file.name} <span className={styles.quiet}>{chosen.has(file) || !by ? '' : byWords[by]}</span>
              </span>
              <select
                className={styles.short}
                aria-label={`Player of ${file.name}`}
                value={playerId ?? ''}
                onChange={({ target }) =>
                  setChosen(new Map([...chosen, [file, Number(target.value) || null]]))
                }
              >
                <option value="">Nobody</option>
                {rows.map((row) => (
                  <option key={row.playerId} value={row.playerId}>
                    {row.jersey ? `${row.jersey} ` : ''}
                    {row.firstName} {row.lastName}
                  </option>
                ))}
              </select>
            </li>
          ))}
      </ul>
    </Panel>
  )
}

/** The files themselves, to be looked at before they are sent. */
function useFaces(files: readonly File[]): ReadonlyMap<File, string> {
  const faces = useMemo(() => new Map(files.map((file) => [file, URL.createObjectURL(file)])), [files])
  useEffect(
    () => () => {
      for (const face of faces.values()) URL.revokeObjectURL(face)
    },
    [faces],
  )
  return faces
}
