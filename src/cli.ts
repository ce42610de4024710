import { readConfig } from '#server/config.ts'
import { commands } from './commands/commands.ts'
import { runCommand } from './commands/run-command.ts'
import { exitOnSetUpError } from './start-up.ts'

runCommand(commands, process.argv.slice(2), readConfig, { print: console.log, complain: console.error }).then(
  (code) => {
    process.exitCode = code
  },
  exitOnSetUpError,
)
