import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { Refusal } from '../reading/refusal.ts'
import { XmlElement } from './element.ts'

/** A game with every pitch has some five thousand elements, six deep. */
const mostElements = 60_000
const mostAttributes = 240_000
const deepest = 24
/** Characters from one mark-up to the next, and of an instruction to programs: elements of a game have a few hundred. */
const longestStretch = 64 * 1024
const longestInstruction = 4 * 1024

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: deepest,
})

/** The root element of a well-formed file. */
export function parseXml(text: string): XmlElement {
  if (!text.startsWith('<')) throw new Refusal('broken', 'line 1', 'This is not an XML file.')
  if (/<!\s*(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text))
    throw new Refusal('hostile', 'DOCTYPE', 'The file declares a document type; stat files have none.')
  if (countOf(text, '<') > mostElements * 2 || countOf(text, '=') > mostAttributes)
    throw new Refusal('too-large', 'file', 'The file has more elements than any game needs.')
  checkLengths(text)
  checkForm(text)
  const [root] = toElements(nodesOf(text))
  if (!root) throw new Refusal('broken', 'line 1', 'The file has no element.')
  return root
}

function countOf(text: string, character: string): number {
  let count = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++
  return count
}

/** The parser's time grows with what one mark-up holds, faster than with its length. */
function checkLengths(text: string): void {
  for (let at = 0; at >= 0; at = text.indexOf('<', at + 1)) {
    const stretch = text.slice(at, at + longestStretch + 1)
    const isInstruction = stretch.startsWith('<?') && stretch.length > longestInstruction
    const isLong = stretch.length > longestStretch && !stretch.includes('<', 1)
    if (isLong || (isInstruction && !stretch.slice(0, longestInstruction).includes('?>')))
      throw new Refusal(
        'hostile',
        `line ${countOf(text.slice(0, at), '\n') + 1}`,
        'A part of the file is longer than any game needs.',
      )
  }
}

function checkForm(text: string): void {
  const valid = XMLValidator.validate(text)
  if (valid === true) return
  const { code, msg, line } = valid.err
  const isCut = /^(?:Unclosed tag|Invalid '\[|Closing tag .* doesn't have proper closing)|open quote/.test(
    msg,
  )
  if (isCut || !text.endsWith('>'))
    throw new Refusal(
      'broken',
      `line ${countOf(text, '\n') + 1}`,
      'The file ends in the middle: it is cut short or still being written.',
    )
  throw new Refusal('broken', `line ${line}`, `The file is not well-formed XML (${code}).`)
}

type Node = Record<string, unknown>

function nodesOf(text: string): Node[] {
  try {
    return parser.parse(text) as Node[]
  } catch (error) {
    if (error instanceof Error && /nested/i.test(error.message))
      throw new Refusal('hostile', 'depth', `Elements lie more than ${deepest} deep in one another.`)
    throw new Refusal('broken', 'file', 'The file is not well-formed XML.')
  }
}

/** Depth is bounded by the parser, so that recursion is safe. */
function toElements(nodes: Node[]): XmlElement[] {
  const elements: XmlElement[] = []
  for (const node of nodes) {
    const name = Object.keys(node).find((key) => key !== ':@')
    if (name === undefined || name.startsWith('#')) continue
    const attributes = new Map<string, string>()
    for (const [key, value] of Object.entries((node[':@'] ?? {}) as Node))
      attributes.set(key, resolved(String(value)))
    const children = node[name]
    elements.push(new XmlElement(name, attributes, Array.isArray(children) ? toElements(children) : []))
  }
  return elements
}

const predefined: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five predefined entities and numbered characters. A bare ampersand, as in 'A&M', is itself. */
function resolved(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (all, name, decimal, hex) => {
      if (name) return predefined[String(name).toLowerCase()] ?? all
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD'
    },
  )
}
