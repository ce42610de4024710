interface OnRoster {
  playerId: number
  firstName: string
  lastName: string
  jersey: string | null
}

interface Portrait<File> {
  file: File
  playerId: number | null
  by: 'name' | 'number' | null
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The words and the numbers of a file's name, without what cameras and years put there. */
function partsOf(name: string): { words: string[]; numbers: string[] } {
  const parts = plain(name.replace(/\.[a-z0-9]{2,5}$/i, '').replace(/([a-z])([A-Z])/g, '$1 $2')).split(' ')
  return {
    words: parts.filter((part) => /^[a-z]+$/.test(part)),
    numbers: parts.filter((part) => /^\d{1,2}$/.test(part)),
  }
}

/**
 * Whose head shot a file is: by first and last name, by a last name that one of them has, or by the number worn. A file
 * that two could be is nobody's: an editor says whose. A name is surer than a number.
 */
export function matchPortraits<File extends { name: string }>(
  files: readonly File[],
  players: readonly OnRoster[],
): Portrait<File>[] {
  const taken = new Set<number>()
  const found = new Map<File, { playerId: number; by: 'name' | 'number' }>()
  const take = (
    by: 'name' | 'number',
    fits: (parts: ReturnType<typeof partsOf>, player: OnRoster) => boolean,
  ) => {
    for (const file of files) {
      if (found.has(file)) continue
      const parts = partsOf(file.name)
      const [player, another] = players.filter((one) => !taken.has(one.playerId) && fits(parts, one))
      if (!player || another) continue
      taken.add(player.playerId)
      found.set(file, { playerId: player.playerId, by })
    }
  }
  const has = (words: readonly string[], name: string) => {
    const wanted = plain(name).split(' ')
    return wanted.every((word) => words.includes(word)) || words.includes(wanted.join(''))
  }
  take('name', ({ words }, { firstName, lastName }) => has(words, firstName) && has(words, lastName))
  take(
    'name',
    ({ words }, { firstName, lastName }) =>
      has(words, lastName) && words.some((word) => word.length === 1 && plain(firstName).startsWith(word)),
  )
  take('name', ({ words }, { lastName }) => has(words, lastName))
  take(
    'number',
    ({ words, numbers }, { jersey }) => jersey !== null && numbers.includes(jersey) && isLoose(words),
  )
  return files.map((file) => ({ file, playerId: null, by: null, ...found.get(file) }))
}

/** Words that no player is called by: with others the number may be anybody's. */
const usual = new Set([
  'headshot',
  'headshots',
  'head',
  'shot',
  'portrait',
  'no',
  'num',
  'number',
  'img',
  'dsc',
  'jersey',
  'roster',
  'player',
])
const isLoose = (words: readonly string[]): boolean => words.every((word) => usual.has(word))
