import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { interruptedCode, runAttached, runQuietly } from './lib/children.mjs'
import { runEntry } from './lib/entry.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/pinned-node.mjs'
import { inRoot, SetupError } from './lib/project.mjs'
import { parts } from './lib/test-parts.mjs'
import { testServices } from './lib/test-services.mjs'

/** The test runners write here what failed, for the end of a log that is cut at its beginning. */
const failedTests = inRoot('test-results', `failed-${process.pid}.txt`)

/** Part names come first; whatever follows is handed to the runner, which only makes sense for one part. */
function parseArguments(args) {
  const known = parts.map((part) => part.name)
  const firstOther = args.findIndex((arg) => !known.includes(arg))
  const named = firstOther === -1 ? args : args.slice(0, firstOther)
  const rest = args.slice(named.length)
  if (rest.length > 0 && named.length !== 1) {
    throw new SetupError(`"${rest[0]}" is not a part; the parts are ${known.join(', ')}.`)
  }
  return { chosen: parts.filter((part) => named.length === 0 || named.includes(part.name)), rest }
}

/** Runs one step and answers with what went wrong, which may be nothing. */
async function runStep(step, node, services, rest, isAlone = true) {
  if (step.applies?.() === false) return {}
  let env = { FIELDHOUSE_FAILED_TESTS: failedTests }
  let missing
  for (const need of step.needs) {
    const answer = await services.get(need)
    if (answer.broken) return { failed: `${step.name} (no ${need})` }
    if (answer.skip) return { missing: answer.missing, skipped: true }
    missing ??= answer.missing
    env = { ...env, ...answer.env }
  }
  const args = [...step.command(), ...rest]
  if (!isAlone) {
    const { code, output } = await runQuietly(node, args, { env })
    console.log(`\n· ${step.name}${output ? `\n${output}` : ''}`)
    return code === 0 ? { missing } : { missing, failed: step.name }
  }
  console.log(`\n· ${step.name}`)
  const code = await runAttached(node, args, { env })
  return code === 0 ? { missing } : { missing, failed: step.name }
}

/** Two steps at a time, the next when one of them has ended: most of what checks the code uses one core. */
async function runSideBySide(steps, run) {
  const outcomes = []
  const waiting = [...steps]
  const follow = async () => {
    for (let step = waiting.shift(); step && interruptedCode() === null; step = waiting.shift())
      outcomes.push(await run(step))
  }
  await Promise.all([follow(), follow()])
  return outcomes
}

async function runPart(part, node, services, rest) {
  console.log(
    `\n── ${part.name}: ${part.title} ${'─'.repeat(Math.max(0, 70 - part.name.length - part.title.length))}`,
  )
  const start = performance.now()
  const outcomes = []
  for (const step of part.steps) {
    if (interruptedCode() === null) outcomes.push(await runStep(step, node, services, rest))
  }
  const run = (step) => runStep(step, node, services, rest, false)
  outcomes.push(...(await runSideBySide(part.sideBySide ?? [], run)))
  return {
    name: part.name,
    seconds: (performance.now() - start) / 1000,
    failed: outcomes.flatMap((outcome) => outcome.failed ?? []),
    missing: outcomes.flatMap((outcome) => outcome.missing ?? []),
    skipped: outcomes.every((outcome) => outcome.skipped),
  }
}

/** A person may go on without a browser or a database; a CI run that did not test everything is not a success. */
function verdictOf(result) {
  if (result.failed.length > 0 || (process.env.CI && result.missing.length > 0)) return 'failed'
  return result.skipped ? 'not run' : 'passed'
}

function summarise(results) {
  if (existsSync(failedTests)) console.log(`\n── failed ──\n${readFileSync(failedTests, 'utf8')}`)
  console.log('\n── summary ──')
  for (const result of results) {
    const faults = [...result.failed, ...result.missing.map((name) => `no ${name}`)]
    const detail = faults.length > 0 ? `  (${faults.join(', ')})` : ''
    console.log(
      `${result.name.padEnd(6)} ${verdictOf(result).padEnd(8)} ${result.seconds.toFixed(1).padStart(6)} s${detail}`,
    )
  }
  const count = (verdict) => results.filter((result) => verdictOf(result) === verdict).length
  console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
  return count('failed') === 0 ? 0 : 1
}

await runEntry(async () => {
  const { chosen, rest } = parseArguments(process.argv.slice(2))
  await ensureInstalled({ dev: true })
  const node = requireNode()
  const services = testServices(node)
  const results = []
  mkdirSync(inRoot('test-results'), { recursive: true })
  try {
    for (const part of chosen) {
      results.push(await runPart(part, node, services, rest))
      if (interruptedCode() !== null) return interruptedCode()
    }
  } finally {
    await services.stop()
  }
  try {
    return summarise(results)
  } finally {
    rmSync(failedTests, { force: true })
  }
})
