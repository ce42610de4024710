import { cleanText, numberIn } from './values.ts'

/** An element of a stat file. Everything that these files say is in attributes. */
export class XmlElement {
  readonly name: string
  readonly children: XmlElement[]
  readonly #attributes: ReadonlyMap<string, string>

  constructor(name: string, attributes: ReadonlyMap<string, string>, children: XmlElement[]) {
    this.name = name
    this.children = children
    this.#attributes = attributes
  }

  has(attribute: string): boolean {
    return this.#attributes.has(attribute)
  }

  /** As written. */
  raw(attribute: string): string {
    return this.#attributes.get(attribute) ?? ''
  }

  /** Tidied; null where there is nothing. The first attribute that says something speaks. */
  text(...attributes: string[]): string | null {
    for (const attribute of attributes) {
      const text = cleanText(this.raw(attribute))
      if (text !== '') return text
    }
    return null
  }

  /** Zero where there is no number. */
  number(...attributes: string[]): number {
    for (const attribute of attributes) {
      const number = numberIn(this.raw(attribute))
      if (number !== null) return number
    }
    return 0
  }

  whole(...attributes: string[]): number {
    return Math.trunc(this.number(...attributes))
  }

  child(name: string): XmlElement | undefined {
    return this.children.find((child) => child.name === name)
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name)
  }

  /** The children of a wrapper such as `scores/score`, wherever the wrapper is missing none. */
  within(wrapper: string, name: string): XmlElement[] {
    return this.all(wrapper).flatMap((child) => child.all(name))
  }
}
