/** The files of a tar archive, by their paths; what is wrong with one throws. */
export function readTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let longPath: string | null = null
  let at = 0
  const text = (from: number, length: number) =>
    archive.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '')
  while (archive[at] !== 0) {
    const head = archive.subarray(at, at + 512)
    const said = Number.parseInt(text(148, 8), 8)
    const sum = head.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0)
    if (sum !== said) throw new Error(`The header at ${at} is broken`)
    const [path, size, type] = [text(0, 100), Number.parseInt(text(124, 12), 8), text(156, 1)]
    at += 512
    const bytes = archive.subarray(at, at + size)
    if (type === 'x') {
      const record = bytes.toString()
      if (Number.parseInt(record, 10) !== size) throw new Error(`'${record}' is not as long as it says`)
      longPath = /^\d+ path=(.*)\n$/s.exec(record)?.[1] ?? null
    } else {
      files.set(longPath ?? path, bytes)
      longPath = null
    }
    at += Math.ceil(size / 512) * 512
  }
  return files
}
