import { inflateSync } from 'node:zlib'

/** Of marked content on a page, by its number there: its words. */
type Marks = Map<number, string>

/** Marked parts begin and end, and may be within each other; a string is the innermost one's. */
const drawn =
  /\/\w+\s*(?:<<(?<properties>[^>]*)>>)?\s*(?<begins>BDC|BMC)\b|\b(?<ends>EMC)\b|\((?<text>(?:\\.|[^\\()])*)\)|<(?<hex>[0-9A-Fa-f]+)>/gs

function marksIn(content: string): Marks {
  const marks: Marks = new Map()
  const open: (number | null)[] = []
  for (const { groups = {} } of content.matchAll(drawn)) {
    const { properties = '', begins, ends, text, hex = '' } = groups
    const number = /\/MCID\s+(\d+)/.exec(properties)?.[1]
    if (begins) open.push(number === undefined ? null : Number(number))
    else if (ends) open.pop()
    else {
      const words = text?.replaceAll(/\\(.)/gs, '$1') ?? Buffer.from(hex, 'hex').toString('latin1')
      const own = open.at(-1) ?? null
      if (open.length === 0) throw new Error(`“${words}” is neither content nor furniture`)
      if (own !== null) marks.set(own, (marks.get(own) ?? '') + words)
    }
  }
  return marks
}

/**
 * What somebody hears of a PDF whose reader goes by its tags: a line for each element with its role, of a head what it is
 * the head of, and the words that are marked as its own. Words that are drawn and marked as nothing are a fault.
 */
export function pdfTree(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes)
  const text = file.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\s(.*?)\nendobj/gs)].map(({ 1: id = '', 2: body = '' }) => [
      id,
      body,
    ]),
  )
  const refIn = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? ''
  const pages = new Map<string, Marks>()
  for (const [id, body] of objects) {
    if (!/\/Type \/Page\b/.test(body)) continue
    const content = objects.get(refIn(body, 'Contents')) ?? ''
    const stream = /stream\r?\n(.*)\nendstream/s.exec(content)?.[1] ?? ''
    const isPacked = content.includes('/FlateDecode')
    pages.set(id, marksIn(isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream))
  }

  const tell = (id: string, depth: number): string[] => {
    const body = objects.get(id) ?? ''
    const own = refIn(body, 'Pg')
    const kids = /\/K (\[.*\]|\d+(?: 0 R)?)/s.exec(body)?.[1] ?? ''
    const below: string[] = []
    let words = ''
    for (const [kid, ref] of kids.matchAll(/<<.*?>>|(\d+) 0 R|\d+/gs)) {
      if (ref) below.push(...tell(ref, depth + 1))
      else words += pages.get(refIn(kid, 'Pg') || own)?.get(Number(/(\d+)\D*$/.exec(kid)?.[1])) ?? ''
    }
    const actual = /\/ActualText \(((?:\\.|[^\\()])*)\)/s.exec(body)?.[1]
    const said = [/\/S \/(\w+)/.exec(body)?.[1], /\/Scope \/(\w+)/.exec(body)?.[1], (actual ?? words).trim()]
    return [`${'  '.repeat(depth)}${said.filter(Boolean).join(' ')}`, ...below]
  }
  const root = objects.get(refIn(text, 'StructTreeRoot')) ?? ''
  return [...(/\/K (\[[^\]]*\]|\d+ 0 R)/.exec(root)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].flatMap(
    ({ 1: id = '' }) => tell(id, 0),
  )
}
