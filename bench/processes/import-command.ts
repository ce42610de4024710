import { createInterface } from 'node:readline'
import { readConfig } from '#server/config/config.ts'
import { importSchoolCommand } from '../../src/commands/exchange.ts'
import { importCommand } from '../../src/commands/import.ts'

/** The commands that import, in a process that has read their code and waits to be told which. */
for await (const line of createInterface(process.stdin)) {
  const [name, ...args] = JSON.parse(line) as string[]
  const command = name === 'import' ? importCommand : importSchoolCommand
  process.exit(await command(readConfig(), args))
}
