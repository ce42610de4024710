import { join } from 'node:path'
import { run } from './children.ts'
import { cores } from './cpus.ts'
import { findCommand } from './find-command.ts'

export interface Load {
  perSecond: number
  /** Answers other than 2xx and 3xx, and broken connections. */
  failures: number
}

export interface Target {
  url: string
  headers?: Record<string, string>
  connections?: number
}

type Generator = (target: Target, seconds: number) => Promise<Load>

const usualConnections = 64
const wrk = findCommand('wrk')

const wrkLoad =
  (wrk: string): Generator =>
  async ({ url, headers = {}, connections = usualConnections }, seconds) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...lines, url]
    return parseWrk(await run(wrk, args, { core: cores.client }))
  }

const nodeLoad: Generator = async ({ url, headers = {}, connections = usualConnections }, seconds) => {
  const client = join(import.meta.dirname, '../processes/load-client.ts')
  const args = [client, url, String(seconds), String(connections), JSON.stringify(headers)]
  return JSON.parse(await run(process.execPath, args, { core: cores.client })) as Load
}

/** wrk where it is installed, else a client of our own; the same for both sides of every comparison. */
export const generator: { name: string; load: Generator } = wrk
  ? { name: 'wrk', load: wrkLoad(wrk) }
  : { name: 'a Node client', load: nodeLoad }

export function parseWrk(output: string): Load {
  const perSecond = /^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1]
  if (perSecond === undefined) throw new Error(`wrk said nothing of its rate:\n${output}`)
  const refused = Number(/^\s*Non-2xx or 3xx responses: (\d+)/m.exec(output)?.[1] ?? 0)
  const broken = /^\s*Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/m.exec(output)
  const sum = (broken?.slice(1) ?? []).reduce((total, count) => total + Number(count), 0)
  return { perSecond: Number(perSecond), failures: refused + sum }
}
