import type { IncomingMessage, ServerResponse } from 'node:http'
import { openHotAnswers } from '#server/domains/media/hot-answers.ts'
import type { Meters } from '#server/meters/meters.ts'

/** Pictures that many ask for, before the framework sees who asks. */
export function hotPictures(meters: Meters) {
  const hot = openHotAnswers()
  const sent = meters.counter('hot_pictures_total', 'Pictures that were answered before the framework')
  return {
    /** Is given what the framework answered, and told when a picture may have become another one. */
    hot,
    /** True where a picture was answered; false leaves it to the next in line. */
    answer({ url, method, headers }: IncomingMessage, res: ServerResponse): boolean {
      const found = url?.startsWith('/images/') && hot.find({ url, method, headers })
      if (!found) return false
      sent.add({})
      if (headers['if-none-match'] === undefined) res.writeHead(200, found.headers.slice()).end(found.bytes)
      else res.writeHead(304, found.notModifiedHeaders.slice()).end()
      return true
    },
  }
}
