import { tagObjects } from '#contract/tag-rules.ts'
import type { TagObject, TrackingTag } from '#contract/tracking.ts'
import { insertedWords } from '#site/format/inserted-html.ts'
import { cssText } from './css-text.ts'

type TagElement = TagObject['script'][number]

/** Head, beginning and end of the body, in the order of `tagObjects`. */
const places: readonly ((elements: Element[]) => void)[] = [
  (elements) => document.head.append(...elements),
  (elements) => document.body.prepend(...elements),
  (elements) => document.body.append(...elements),
]

/** Puts the tags in their places, and gives back what takes them out again. */
export function placeTags(tags: readonly TrackingTag[]): () => void {
  const placed = places.map((place, at) => {
    const elements = tags.flatMap((tag) => {
      const object = tagObjects(tag)[at]
      return object ? elementsOf(object).flatMap((make) => made(make, tag)) : []
    })
    place(elements)
    return elements
  })
  return () => {
    for (const element of placed.flat()) element.remove()
  }
}

/** What cannot be made holds up nothing else. */
function made(make: () => Element, { name }: TrackingTag): Element[] {
  try {
    return [make()]
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error, name)
    return []
  }
}

const elementsOf = ({ style, script, noscript }: TagObject): (() => Element)[] => [
  ...style.map((given) => () => withText(elementOf('style', given), cssText(given.children ?? ''))),
  ...script.map((given) => () => scriptOf(given)),
  // Whoever sees it has no scripts, and then this does not run: it is for those who read the page's source.
  ...noscript.map(
    (given) => () => withText(elementOf('noscript', given), insertedWords(given.children ?? '')),
  ),
]

function scriptOf(given: TagElement): HTMLScriptElement {
  const script = elementOf('script', given)
  // As in a document: what loads a script before another runs before it.
  script.async = 'async' in given.attributes
  script.addEventListener('error', () => console.warn('Script reloading error', script.src))
  return withText(script, given.children ?? '')
}

/** Attributes that would run something are the policy's to refuse; they are not even set. */
function elementOf<Name extends 'script' | 'style' | 'noscript'>(
  name: Name,
  { attributes }: TagElement,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (!/^on/i.test(key)) element.setAttribute(key, value)
  return element
}

function withText<E extends Element>(element: E, text: string): E {
  element.textContent = text
  return element
}
