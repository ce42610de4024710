import type { OfferedGame, ReceivedFile } from '#contract/editing/incoming.shapes.ts'
import type { ToldCorrection } from '#contract/editing/stat-numbers.ts'
import { dayWords } from '../words/moments.ts'

const doors: Readonly<Record<ReceivedFile['door'], string>> = {
  post: 'Sent by a program',
  folder: 'From the watched folder',
  upload: 'Uploaded by hand',
  command: 'Brought by command',
}

/** 'Sent by a program with the key Press box laptop · game.xml'. */
export const cameWords = ({ door, key, name }: Pick<ReceivedFile, 'door' | 'key' | 'name'>): string =>
  [key ? `${doors[door]} with the key ${key}` : doors[door], name].filter(Boolean).join(' · ')

/** What became of a file, in a sentence's worth of words. */
export function outcomeWords(
  file: Pick<ReceivedFile, 'isTaken' | 'isStanding' | 'isComplete' | 'game' | 'problem'>,
): string {
  if (!file.isTaken) return `Refused: ${file.problem ?? 'it could not be read.'}`
  if (!file.game) return 'Compared with the season'
  if (!file.isStanding) return 'Replaced by a later file'
  return file.isComplete ? 'The box score is made from it' : 'The live numbers are made from it'
}

/** How a corrected number stands beside the file that came last. */
export function correctionWords({
  said,
  value,
  saidNow,
  state,
}: Pick<ToldCorrection, 'said' | 'value' | 'saidNow' | 'state'>): string {
  if (state === 'holds') return `is ${value}; the file says ${said}.`
  if (state === 'agreed') return `is ${value}, and the file says so by now.`
  return saidNow === null
    ? `was ${value}; overruled: the file has nobody of that name any more.`
    : `was ${value} in place of ${said}; overruled: the file says ${saidNow} now.`
}

const meeting: Readonly<Record<OfferedGame['place'], string>> = { home: 'vs', away: 'at', neutral: 'vs' }

/** 'vs Elk Bay, November 14'. */
export const gameWords = ({ opponent, day, place }: OfferedGame): string =>
  `${meeting[place]} ${opponent}, ${dayWords(day)}`
