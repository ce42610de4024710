import type { Config } from '#server/config/config.ts'

export interface Command {
  help: string
  /** How it is called, and what its options mean. */
  usage: string
  run(config: Config, args: string[]): Promise<number>
}

interface Terminal {
  print(text: string): void
  complain(text: string): void
}

/**
 * Runs the named command and answers with its exit code: 0 also for help, which is printed before anything is opened, and
 * 2 for what cannot be understood, which is said in one line.
 */
export async function runCommand(
  commands: Record<string, Command>,
  [name = '', ...args]: string[],
  config: () => Config,
  { print, complain }: Terminal,
): Promise<number> {
  if (name === '' || name === 'help' || isHelp(name)) {
    print(overview(commands))
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    complain(`fieldhouse: there is no command '${name}'. See: npm run fieldhouse -- --help`)
    return 2
  }
  if (args.some(isHelp)) {
    print(`${command.help}.\n\n${command.usage}`)
    return 0
  }
  try {
    return await command.run(config(), args)
  } catch (error) {
    if (!isMisspelt(error)) throw error
    const [what] = error.message.split('. ')
    complain(`fieldhouse: ${what}. See: npm run fieldhouse -- ${name} --help`)
    return 2
  }
}

const isHelp = (word: string) => word === '--help' || word === '-h'

const isMisspelt = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

const overview = (commands: Record<string, Command>) =>
  [
    'npm run fieldhouse -- <command>',
    '',
    ...Object.entries(commands).map(([name, { help }]) => `  ${name.padEnd(15)}${help}`),
    '',
    'With --help a command says how it is called.',
  ].join('\n')
