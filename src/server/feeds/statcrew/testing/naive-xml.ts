/** A tree made by a second, simpler way than the reader's, to check the reader by. */
export interface NaiveNode {
  name: string
  attributes: Record<string, string>
  children: NaiveNode[]
}

const unescape = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Only for files that are known to be well formed. */
export function naiveTree(text: string): NaiveNode {
  const top: NaiveNode = { name: '', attributes: {}, children: [] }
  const open = [top]
  for (const [, closing, name = '', said = '', empty] of text.matchAll(
    /<(\/?)([A-Za-z_][\w.-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g,
  )) {
    if (closing) {
      open.pop()
      continue
    }
    const attributes: Record<string, string> = {}
    for (const [, key = '', double, single] of said.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
      attributes[key] = unescape(double ?? single ?? '')
    const node: NaiveNode = { name, attributes, children: [] }
    open.at(-1)?.children.push(node)
    if (!empty) open.push(node)
  }
  const [root] = top.children
  if (!root) throw new RangeError('No element')
  return root
}

export const childrenOf = (node: NaiveNode | undefined, name: string): NaiveNode[] =>
  node?.children.filter((child) => child.name === name) ?? []

/** Everything of that name, however deep. */
export const allOf = (node: NaiveNode, name: string): NaiveNode[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)])
