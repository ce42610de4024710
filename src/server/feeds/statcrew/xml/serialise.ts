/** What is written: attributes that are null are left out. */
export interface Written {
  name: string
  attributes: Record<string, string | number | null>
  children: Written[]
}

export const element = (
  name: string,
  attributes: Written['attributes'] = {},
  children: Written[] = [],
): Written => ({ name, attributes, children })

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: string | number) => String(value).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** As Stat Crew's programs lay a file out: two blanks a level, empty elements with both tags. */
export function serialise({ name, attributes, children }: Written, indent = ''): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`)
    .join('')
  const inner = children.map((child) => serialise(child, `${indent}  `)).join('')
  const body = inner === '' ? '' : `\n${inner}${indent}`
  return `${indent}<${name}${said}>${body}</${name}>\n`
}
