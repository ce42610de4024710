import { readConfig } from '#server/config/config.ts'
import { commands } from './commands/commands.ts'
import { runCommand } from './commands/run-command.ts'
import { exitOnSetUpError } from './start-up.ts'

/** Nobody waits at a page for a command: its statements may take their time. */
const patientConfig = () => ({ ...readConfig(), DATABASE_STATEMENT_MS: 600_000, DATABASE_LOCK_MS: 60_000 })

runCommand(commands, process.argv.slice(2), patientConfig, {
  print: console.log,
  complain: console.error,
}).then((code) => {
  process.exitCode = code
}, exitOnSetUpError)
