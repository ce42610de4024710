import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isApiCall } from './api-listener.ts'
import type { AnswerAtOnce } from './connections/short-way.ts'

interface Answering {
  /** True where it was answered. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  atOnce: AnswerAtOnce
}

interface InTurn {
  api: { listener: RequestListener; atOnce: AnswerAtOnce }
  files: Answering['answer']
  pictures: Answering
  pages: Answering
  framework: RequestListener
}

/** Who is asked first for an answer, and who if that one has none; the same ones where the answer is written at once. */
export function inTurn({ api, files, pictures, pages, framework }: InTurn) {
  const listener: RequestListener = (req, res) => {
    if (isApiCall(req)) api.listener(req, res)
    else if (!files(req, res) && !pictures.answer(req, res) && !pages.answer(req, res)) framework(req, res)
  }
  // What is a file is never a kept page.
  const atOnce: AnswerAtOnce = (asked) =>
    isApiCall(asked) ? api.atOnce(asked) : (pictures.atOnce(asked) ?? pages.atOnce(asked))
  return { listener, atOnce }
}
