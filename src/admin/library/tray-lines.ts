import type { Upload, UploadState } from '../media/uploads.ts'
import { counted } from '../words/plural.ts'

/** What somebody looks for first: what is on its way, and what needs them. */
const places: Readonly<Record<UploadState, number>> = {
  sending: 0,
  lost: 0,
  refused: 1,
  paused: 1,
  waiting: 2,
  done: 3,
  known: 3,
}

/** So many lines can be looked over; a folder of pictures has hundreds. */
const most = 40

interface TrayLines {
  lines: readonly Upload[]
  /** Of those that have no line; empty where each has one. */
  rest: string
}

/** The files that a tray shows, and in words those that it does not. */
export function trayLines(list: readonly Upload[]): TrayLines {
  if (list.length <= most) return { lines: list, rest: '' }
  const ordered = list.toSorted((a, b) => places[a.state] - places[b.state])
  const others = ordered.slice(most)
  const waiting = others.filter(({ state }) => state === 'waiting').length
  const through = others.filter(({ state }) => places[state] === places.done).length
  const rest = [
    ...(waiting > 0 ? [`${counted(waiting, 'more', 'more')} waiting`] : []),
    ...(through > 0 ? [`${counted(through, 'more', 'more')} through`] : []),
  ]
  return { lines: ordered.slice(0, most), rest: rest.join(', ') }
}

/** How many are not through yet. */
export const leftIn = (list: readonly Upload[]): number =>
  list.filter(({ state }) => !['done', 'known', 'refused'].includes(state)).length

/** How it went with all of them: what was not taken is said first. */
export function trayTitle(list: readonly Upload[]): string {
  const left = leftIn(list)
  if (left > 0) return `${counted(left, 'file', 'files')} on the way`
  const refused = list.filter(({ state }) => state === 'refused').length
  if (refused === 0) return 'All files are through'
  const through = list.length - refused
  const wrong = `${counted(refused, 'file was', 'files were')} not taken`
  return through > 0 ? `${wrong}, ${counted(through, 'is', 'are')} in the library` : wrong
}
