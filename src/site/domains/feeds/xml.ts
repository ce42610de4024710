/** What XML 1.0 has no place for, even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (char) => entities[char] ?? char)

/** A finished piece of XML, so that plain text cannot pass for one. */
export interface Xml {
  xml: string
}

type Child = Xml | string | number | null | undefined
type Attributes = Record<string, string | number | null | undefined>

function element(name: string, attributes: Attributes, content: string): Xml {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')
  return { xml: content === '' ? `<${name}${given}/>` : `<${name}${given}>${content}</${name}>` }
}

/** An element with text, which is left out where there is none. */
export const textElement = (
  name: string,
  text: string | number | null | undefined,
  attributes: Attributes = {},
): Xml | null =>
  text === null || text === undefined || text === ''
    ? null
    : element(name, attributes, escapeXml(String(text)))

/** An element with others in it; strings among them are text. */
export const node = (name: string, attributes: Attributes, children: readonly Child[] = []): Xml =>
  element(
    name,
    attributes,
    children
      .filter((child) => child !== null && child !== undefined)
      .map((child) => (typeof child === 'object' ? child.xml : escapeXml(String(child))))
      .join('\n'),
  )

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
