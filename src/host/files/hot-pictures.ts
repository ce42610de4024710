import type { IncomingMessage, ServerResponse } from 'node:http'
import { openHotAnswers } from '#server/domains/media/hot-answers.ts'
import type { Meters } from '#server/meters/meters.ts'
import type { Asked } from '../connections/asked.ts'
import type { ReadyAnswer } from '../connections/written-answer.ts'

/** Pictures that many ask for, before the framework sees who asks. */
export function hotPictures(meters: Meters) {
  const hot = openHotAnswers()
  const sent = meters.counter('hot_pictures_total', 'Pictures that were answered before the framework')

  /** What is ready; undefined leaves it to the next in line. */
  function atOnce({ url, method, headers }: Asked): ReadyAnswer | undefined {
    const found = url?.startsWith('/images/') && hot.find({ url, method, headers })
    if (!found) return undefined
    sent.add()
    return headers['if-none-match'] === undefined
      ? { status: 200, headers: found.headers, extra: [], body: found.bytes }
      : { status: 304, headers: found.notModifiedHeaders, extra: [], body: null }
  }

  return {
    /** Is given what the framework answered, and told when a picture may have become another one. */
    hot,
    atOnce,
    /** True where a picture was answered; false leaves it to the next in line. */
    answer(req: IncomingMessage, res: ServerResponse): boolean {
      const ready = atOnce(req)
      if (!ready) return false
      res.writeHead(ready.status, ready.headers.slice())
      if (ready.body) res.end(ready.body)
      else res.end()
      return true
    },
  }
}
