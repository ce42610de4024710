import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Imported before a server: its time of day is off by as many milliseconds as the file clock in DATA_DIR says. */
const TrueDate = Date
let offset = 0
setInterval(() => {
  try {
    offset = Number(readFileSync(join(process.env.DATA_DIR ?? '', 'clock'), 'utf8'))
  } catch {
    offset = 0
  }
}, 50).unref()

class JumpingDate extends TrueDate {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0) super(TrueDate.now() + offset)
    else super(...(args as [number]))
  }
  static override now(): number {
    return TrueDate.now() + offset
  }
}
globalThis.Date = JumpingDate as DateConstructor
