/** The router marks its own links before it says what they are. */
const preload = /<link(?: nonce="[^"]*")? rel="preload"[^>]*>/g
const attribute = /([\w-]+)="([^"]*)"/g
/** What a hint says beside its address. */
const told = ['as', 'type', 'crossorigin', 'imagesrcset', 'imagesizes', 'fetchpriority']

/**
 * The font and the pictures that a document's head names, for its `Link` header: a proxy that knows early hints (103)
 * sends them while the page is still being made, and a browser has them before it reads the first byte of it.
 */
export function earlyHints(markup: string): string {
  const head = markup.slice(0, markup.indexOf('</head>'))
  return Array.from(head.matchAll(preload), ([link]) => hintOf(link)).join(', ')
}

function hintOf(link: string): string {
  const values = new Map(
    Array.from(link.matchAll(attribute), ([, name = '', value = '']) => [name.toLowerCase(), plain(value)]),
  )
  const parts = told.flatMap((name) => (values.has(name) ? [`${name}="${values.get(name)}"`] : []))
  // Of a picture in several sizes no one is the picture: a browser that knows the sizes does not read the address.
  const address = values.get('href') ?? values.get('imagesrcset')?.split(' ')[0] ?? ''
  return [`<${address}>`, 'rel=preload', ...parts].join('; ')
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** An address may not break out of the header's quotes. */
const plain = (value: string) =>
  value
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? '')
    .replaceAll(/[^\x20-\x7e]|["<>\\]/gu, encodeURIComponent)
