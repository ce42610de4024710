import { interruptedCode } from './children.mjs'
import { SetupError } from './project.mjs'

/** Runs an entry script's work; its number is the exit code, and a set-up fault is one plain message. */
export async function runEntry(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    const stopped = interruptedCode()
    if (stopped === null) console.error(error instanceof SetupError ? `fieldhouse: ${error.message}` : error)
    process.exitCode = stopped ?? 1
  }
}
