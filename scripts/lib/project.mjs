import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const inRoot = (...parts) => join(root, ...parts)

/** A fault the reader can act on: entry scripts print its message alone, without a stack. */
export class SetupError extends Error {}

/** The environment for child processes: our own tools come before whatever the system has. */
export function childEnv(extra = {}) {
  const env = { ...process.env }
  // Windows spells the variable `Path`, and a second spelling beside it would be ignored.
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  env[key] = [inRoot('node_modules', '.bin'), env[key]].filter(Boolean).join(delimiter)
  return { ...env, ...extra }
}
