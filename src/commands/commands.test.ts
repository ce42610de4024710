import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

async function run(...words: string[]) {
  const printed: string[] = []
  const complaints: string[] = []
  const code = await runCommand(commands, words, () => readConfig({}), {
    print: (text) => void printed.push(text),
    complain: (text) => void complaints.push(text),
  })
  return { code, printed: printed.join('\n'), complaints }
}

describe.each(Object.keys(commands))('%s', (name) => {
  test.each(['--help', '-h'])('with %s says how it is called and does nothing', async (flag) => {
    const { code, printed, complaints } = await run(name, flag)
    expect(code).toBe(0)
    expect(printed).toContain(`npm run fieldhouse -- ${name}`)
    expect(complaints).toEqual([])
  })

  test('names an option that it does not know in one line', async () => {
    const { code, complaints } = await run(name, '--no-such-option')
    expect(code).toBe(2)
    expect(complaints).toEqual([
      `fieldhouse: Unknown option '--no-such-option'. See: npm run fieldhouse -- ${name} --help`,
    ])
  })
})

test.each([[], ['help'], ['--help']])(
  'without a command, and with %s, the commands are listed',
  async (...words) => {
    const { code, printed } = await run(...words)
    expect(code).toBe(0)
    for (const name of Object.keys(commands)) expect(printed).toContain(`  ${name} `)
  },
)

test.each(['no-such-command', 'constructor'])('there is no command %s', async (name) => {
  const { code, complaints } = await run(name)
  expect(code).toBe(2)
  expect(complaints).toEqual([`fieldhouse: there is no command '${name}'. See: npm run fieldhouse -- --help`])
})
