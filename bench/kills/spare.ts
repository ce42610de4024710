import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

type Spare = ChildProcessByStdio<Writable, Readable, Readable>

/**
 * Processes that have read their code and wait for the word to begin: a busy machine takes longer to read it than to be
 * killed a hundred times.
 */
export class Spares {
  readonly #script: string
  readonly #env: Record<string, string>
  #next: Spare | undefined

  constructor(script: string, env: Record<string, string>) {
    this.#script = script
    this.#env = env
  }

  /** The next one, told to begin with this word; another is made ready meanwhile. */
  begin(word: string): Spare {
    const child = this.#next ?? this.#spawn()
    child.stdin.write(`${word}\n`)
    this.#next = this.#spawn()
    return child
  }

  close(): void {
    this.#next?.kill('SIGKILL')
  }

  #spawn(): Spare {
    const child = spawn(process.execPath, [this.#script], {
      env: { ...process.env, ...this.#env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    child.stdin.on('error', () => {})
    return child
  }
}
