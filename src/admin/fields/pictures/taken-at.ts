/** Where the camera's clock is said: the directory of its own facts, and in it the moment and its fraction. */
const ownDirectory = 0x8769
const takenTag = 0x9003
const fractionTag = 0x9291

/** How much of a file is looked at: a camera writes its facts first. */
export const headBytes = 256 * 1024

/** When a photograph was taken, by the camera's own clock: '2026:11:14 13:05:09.50', which sorts. Null where it does not say. */
export function takenAt(head: ArrayBuffer): string | null {
  const view = new DataView(head)
  const start = exifStart(view)
  if (start === null) return null
  try {
    return readTaken(view, start)
  } catch (error) {
    // A directory that leads out of the file is none.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Where the facts begin in a JPEG file: after the marks of its parts, each with its length. */
function exifStart(view: DataView): number | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xff_d8) return null
  for (let at = 2; at + 10 <= view.byteLength; ) {
    const mark = view.getUint16(at)
    if (mark >> 8 !== 0xff || mark === 0xff_da) return null
    const isExif = mark === 0xff_e1 && view.getUint32(at + 4) === 0x45_78_69_66
    if (isExif) return at + 10
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function readTaken(view: DataView, start: number): string | null {
  const isLittle = view.getUint16(start) === 0x49_49
  const short = (at: number) => view.getUint16(start + at, isLittle)
  const long = (at: number) => view.getUint32(start + at, isLittle)
  const entry = (directory: number, tag: number): number | null => {
    const count = Math.min(short(directory), 200)
    for (let index = 0; index < count; index += 1) {
      const at = directory + 2 + index * 12
      if (short(at) === tag) return at
    }
    return null
  }
  const textAt = (at: number): string => {
    const length = Math.min(long(at + 4), 40)
    const from = length > 4 ? long(at + 8) : at + 8
    return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(start + from + index)))
      .join('')
      .replaceAll('\0', '')
      .trim()
  }
  const own = entry(long(4), ownDirectory)
  if (own === null) return null
  const taken = entry(long(own + 8), takenTag)
  if (taken === null) return null
  const moment = textAt(taken)
  if (!/^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(moment)) return null
  const fraction = entry(long(own + 8), fractionTag)
  return fraction === null ? moment : `${moment}.${textAt(fraction)}`
}

/** The order in which photographs were taken; those whose camera says nothing by the clock of their file. */
export async function inOrderTaken(files: readonly File[]): Promise<File[]> {
  const timed = await Promise.all(
    files.map(async (file) => ({
      file,
      at: takenAt(await file.slice(0, headBytes).arrayBuffer()) ?? fileClock(file),
    })),
  )
  return timed
    .toSorted((one, other) =>
      one.at === other.at ? byName(one.file, other.file) : one.at < other.at ? -1 : 1,
    )
    .map(({ file }) => file)
}

/** 'IMG_9' comes before 'IMG_10'. */
const byName = (one: File, other: File): number => one.name.localeCompare(other.name, 'en', { numeric: true })

/** A camera's clock is that of where it was, and so is this. */
function fileClock({ lastModified }: File): string {
  const at = new Date(lastModified)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join(':')
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`
}
