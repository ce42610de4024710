import { parseArgs } from 'node:util'
import { seedSchools } from '#seeds/load/load.ts'
import { newSecret } from '#server/adapters/web-push/vapid.ts'
import { openServices } from '#server/open.ts'
import { backupCommand, backupUsage, restoreCommand, restoreUsage } from './backup.ts'
import { createUserCommand, usage as createUserUsage } from './create-user.ts'
import { doctor } from './doctor.ts'
import { exportCommand, exportUsage, importSchoolCommand, importSchoolUsage } from './exchange.ts'
import { importCommand, usage as importUsage } from './import.ts'
import { inviteCommand, usage as inviteUsage } from './invite.ts'
import { mailNewsCommand, usage as mailNewsUsage } from './mail-news.ts'
import { mailReturnsCommand, usage as mailReturnsUsage } from './mail-returns.ts'
import { moveFilesCommand, usage as moveFilesUsage } from './move-files.ts'
import { passCommand, usage as passUsage } from './pass.ts'
import { personCommand, usage as personUsage } from './person.ts'
import { redirectCommand, usage as redirectUsage } from './redirect.ts'
import type { Command } from './run-command.ts'
import {
  createSchoolCommand,
  createUsage as createSchoolUsage,
  deleteSchoolCommand,
  deleteUsage as deleteSchoolUsage,
} from './schools.ts'
import { settingsCommand, usage as settingsUsage } from './settings.ts'
import { statFileCommand, usage as statFileUsage } from './stat-file.ts'
import { statPlayerCommand, usage as statPlayerUsage } from './stat-player.ts'
import { statTokenCommand, usage as statTokenUsage } from './stat-token.ts'

export const commands: Record<string, Command> = {
  migrate: {
    help: 'Bring the database up to date',
    usage: 'npm run fieldhouse -- migrate',
    async run(config, args) {
      parseArgs({ args })
      const services = await openServices(config)
      console.log(`The ${services.database.engine} database is up to date.`)
      await services.close()
      return 0
    },
  },
  seed: {
    help: 'Write the two demo schools; --refresh writes them anew for today',
    usage: 'npm run fieldhouse -- seed [--refresh]',
    async run(config, args) {
      const { refresh } = parseArgs({
        args,
        options: { refresh: { type: 'boolean', default: false } },
      }).values
      const services = await openServices(config)
      await seedSchools({
        ...services,
        log: (line) => console.log(line),
        refresh,
      })
      await services.close()
      return 0
    },
  },
  'create-user': {
    help: 'Create a person who may sign in, with a role at a school',
    usage: createUserUsage,
    run: createUserCommand,
  },
  invite: { help: 'Mail somebody an invitation to a school', usage: inviteUsage, run: inviteCommand },
  import: {
    help: 'Take in a roster or a schedule from CSV or JSON; says first what would change',
    usage: importUsage,
    run: importCommand,
  },
  'create-school': {
    help: 'Make a school with all its pages, empty, and invite its first administrator',
    usage: createSchoolUsage,
    run: createSchoolCommand,
  },
  'delete-school': {
    help: 'Delete a school with all it has, for good',
    usage: deleteSchoolUsage,
    run: deleteSchoolCommand,
  },
  export: { help: 'Write a whole school to a folder', usage: exportUsage, run: exportCommand },
  'import-school': {
    help: 'Take in a school from such a folder',
    usage: importSchoolUsage,
    run: importSchoolCommand,
  },
  backup: {
    help: 'Write the database and every file to a folder of backups',
    usage: backupUsage,
    run: backupCommand,
  },
  restore: {
    help: 'Take a backup into an empty database, and compare',
    usage: restoreUsage,
    run: restoreCommand,
  },
  settings: {
    help: 'Show a group of settings of a school, or take it from a file',
    usage: settingsUsage,
    run: settingsCommand,
  },
  redirect: {
    help: 'List where the visitors of paths are sent, or send those of one',
    usage: redirectUsage,
    run: redirectCommand,
  },
  'mail-news': {
    help: 'Send new stories to the subscribers of a school now',
    usage: mailNewsUsage,
    run: mailNewsCommand,
  },
  'mail-returns': {
    help: 'Take addresses off the list whose mails came back, by the reports in a folder',
    usage: mailReturnsUsage,
    run: mailReturnsCommand,
  },
  'move-files': {
    help: 'Copy all files between the folder and the store of STORAGE_URL, read back',
    usage: moveFilesUsage,
    run: moveFilesCommand,
  },
  pass: {
    help: 'Make a pass for a load balancer or a crawler, whom MISS_LIMIT does not count',
    usage: passUsage,
    run: passCommand,
  },
  person: {
    help: 'Show or erase all that is known of somebody, at every school',
    usage: personUsage,
    run: personCommand,
  },
  'push-key': {
    help: 'Make a key for PUSH_KEY, with which visitors who follow games are told of them',
    usage: 'npm run fieldhouse -- push-key',
    async run(_config, args) {
      parseArgs({ args })
      console.log(`PUSH_KEY=${newSecret()}`)
      return 0
    },
  },
  'stat-file': {
    help: 'Take in a Stat Crew XML file, or list those that came',
    usage: statFileUsage,
    run: statFileCommand,
  },
  'stat-player': {
    help: 'Decide who the players are whom no roster knows',
    usage: statPlayerUsage,
    run: statPlayerCommand,
  },
  'stat-token': {
    help: 'Create, list or revoke tokens for scoring programs',
    usage: statTokenUsage,
    run: statTokenCommand,
  },
  doctor: { help: 'Tell what is wrong with the set-up', usage: 'npm run fieldhouse -- doctor', run: doctor },
}
