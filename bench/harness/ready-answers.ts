import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getOk } from './http.ts'

/** An answer of ours that a reference server repeats byte for byte; the path is its place in the list. */
export interface ReadyAnswer {
  file: string
  type: string
  encoding: string | null
}

const listName = 'answers.json'

/** Asks for each address once and keeps the compressed bytes in a folder. */
export async function recordAnswers(
  folder: string,
  targets: readonly { url: string; headers: Record<string, string> }[],
): Promise<ReadyAnswer[]> {
  const answers: ReadyAnswer[] = []
  for (const [index, { url, headers }] of targets.entries()) {
    const answer = await getOk(url, headers)
    const file = join(folder, String(index))
    writeFileSync(file, answer.body)
    answers.push({
      file,
      type: answer.headers['content-type'] ?? 'application/octet-stream',
      encoding: answer.headers['content-encoding'] ?? null,
    })
  }
  writeFileSync(join(folder, listName), JSON.stringify(answers))
  return answers
}

/** For the reference servers, which run in processes of their own. */
export function loadAnswers(folder: string): { body: Buffer; headers: Record<string, string> }[] {
  const answers = JSON.parse(readFileSync(join(folder, listName), 'utf8')) as ReadyAnswer[]
  return answers.map(({ file, type, encoding }) => ({
    body: readFileSync(file),
    headers: { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) },
  }))
}
