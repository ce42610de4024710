import { createElement, type ReactNode } from 'react'
import styles from './RichLook.module.css'

/** What the site's own cleaning lets through, as far as it has a look. Everything else is told by its text. */
const known = new Set(
  'p h2 h3 h4 h5 ul ol li strong b em i u s sub sup blockquote br hr figure figcaption table thead tbody tr th td caption code pre'.split(
    ' ',
  ),
)

function nodesOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return null
    const name = node.localName
    if (name === 'script' || name === 'style') return null
    if (name === 'br' || name === 'hr') return createElement(name, { key: index })
    if (name === 'img')
      return (
        <img
          key={index}
          src={node.getAttribute('src') ?? ''}
          alt={node.getAttribute('alt') ?? ''}
          loading="lazy"
        />
      )
    if (name === 'a')
      return (
        <span key={index} className={styles.link} title={node.getAttribute('href') ?? ''}>
          {nodesOf(node)}
        </span>
      )
    return known.has(name)
      ? createElement(name, { key: index }, ...nodesOf(node))
      : createElement('span', { key: index }, ...nodesOf(node))
  })
}

/** Text as readers will see it. Built from what it says, never run. */
export function RichLook({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className={styles.look}>{nodesOf(body)}</div>
}
