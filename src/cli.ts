import { seedSchools } from '#seeds/load.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openServices } from '#server/open.ts'
import { createUserCommand } from './commands/create-user.ts'
import { doctor } from './commands/doctor.ts'
import { exportCommand, importSchoolCommand } from './commands/exchange.ts'
import { importCommand } from './commands/import.ts'
import { inviteCommand } from './commands/invite.ts'
import { mailNewsCommand } from './commands/mail-news.ts'
import { statFileCommand } from './commands/stat-file.ts'
import { statPlayerCommand } from './commands/stat-player.ts'
import { statTokenCommand } from './commands/stat-token.ts'
import { exitOnSetUpError } from './start-up.ts'

interface Command {
  help: string
  run(config: Config, args: string[]): Promise<number>
}

const commands: Record<string, Command> = {
  migrate: {
    help: 'Bring the database up to date',
    async run(config) {
      const services = await openServices(config)
      console.log(`The ${services.database.engine} database is up to date.`)
      await services.close()
      return 0
    },
  },
  seed: {
    help: 'Write the two demo schools; --refresh writes them anew for today',
    async run(config, args) {
      const services = await openServices(config)
      await seedSchools({
        ...services,
        log: (line) => console.log(line),
        refresh: args.includes('--refresh'),
      })
      await services.close()
      return 0
    },
  },
  'create-user': { help: 'Create a person who may sign in, with a role at a school', run: createUserCommand },
  invite: { help: 'Mail somebody an invitation to a school', run: inviteCommand },
  import: {
    help: 'Take in a roster or a schedule from CSV or JSON; says first what would change',
    run: importCommand,
  },
  export: { help: 'Write a whole school to a folder', run: exportCommand },
  'import-school': { help: 'Take in a school from such a folder', run: importSchoolCommand },
  'mail-news': { help: 'Send new stories to the subscribers of a school now', run: mailNewsCommand },
  'stat-file': { help: 'Take in a Stat Crew XML file, or list those that came', run: statFileCommand },
  'stat-player': { help: 'Decide who the players are whom no roster knows', run: statPlayerCommand },
  'stat-token': { help: 'Create, list or revoke tokens for scoring programs', run: statTokenCommand },
  doctor: { help: 'Tell what is wrong with the set-up', run: doctor },
}

const usage = [
  'npm run fieldhouse -- <command>',
  '',
  ...Object.entries(commands).map(([name, { help }]) => `  ${name.padEnd(15)}${help}`),
].join('\n')

async function main([name = '', ...args]: string[]): Promise<number> {
  const command = commands[name]
  if (!command) {
    console.error(usage)
    return name === '' || name === 'help' || name === '--help' ? 0 : 2
  }
  return command.run(readConfig(), args)
}

main(process.argv.slice(2)).then((code) => {
  process.exitCode = code
}, exitOnSetUpError)
