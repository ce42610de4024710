const token = "[!#$%&'*+.^_`|~\\w-]+"
const wellFormed = new RegExp(
  `^(?!CONNECT )[A-Z]+ [!-~]+ HTTP/1\\.1\\r\\n(?:${token}:[\\t -~\\x80-\\xff]*\\r\\n)*\\r\\n$`,
)
/** A body whose end is told in its midst, or a connection that becomes another one. */
const unfollowed = /\r\n(?:transfer-encoding|upgrade):/i
const lengths = /\r\ncontent-length:([^\r]*)/gi
const digits = /^[\t ]*(\d{1,15})[\t ]*$/
const end = '\r\n\r\n'
/** As much as Node reads of a head. */
const longestHead = 16 * 1024

/** How long the body is that follows a head; null where this is not plain. */
export function bodyLength(head: string): number | null {
  if (!wellFormed.test(head) || unfollowed.test(head)) return null
  const [first, ...more] = [...head.matchAll(lengths)]
  if (!first) return 0
  const [, length] = digits.exec(first[1] ?? '') ?? []
  return length === undefined || more.length > 0 ? null : Number(length)
}

/**
 * Follows what a connection brings, to know whether the next bytes begin a request. What is not plain loses it for good:
 * from there on nobody but Node knows where a message ends.
 */
export class MessageBounds {
  #head = ''
  #body = 0
  #isLost = false

  get isAtBegin(): boolean {
    return !this.#isLost && this.#body === 0 && this.#head === ''
  }

  pass(chunk: Buffer): void {
    if (this.#isLost) return
    if (chunk.length <= this.#body) {
      this.#body -= chunk.length
      return
    }
    let text = this.#head + chunk.toString('latin1', this.#body)
    this.#head = ''
    this.#body = 0
    while (text !== '') {
      const headEnd = text.indexOf(end)
      if (headEnd === -1) {
        this.#head = text
        this.#isLost = text.length > longestHead
        return
      }
      const length = bodyLength(text.slice(0, headEnd + end.length))
      if (length === null) {
        this.#isLost = true
        return
      }
      const bodyEnd = headEnd + end.length + length
      this.#body = Math.max(0, bodyEnd - text.length)
      text = text.slice(bodyEnd)
    }
  }
}
