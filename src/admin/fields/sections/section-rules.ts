import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { moved } from '../../kinds/order.ts'
import { asList, asRow, asText } from '../parts/field-props.ts'

type Options = Readonly<Record<string, unknown>>

/** A page as its template has it: its sections by name, their options, and which of them are off. */
export interface Template {
  sections: readonly string[]
  options: Readonly<Record<string, Options>>
  off: readonly string[]
}

export const readTemplate = (sections: unknown, options: unknown, off: unknown): Template => ({
  sections: asList(sections).map(asText),
  options: Object.fromEntries(Object.entries(asRow(options)).map(([name, own]) => [name, asRow(own)])),
  off: asList(off).map(asText),
})

/** Which section a name is of, and what it shows: 'promotion:home-banner' is a promotion. */
export function readName(name: string): { kind: string; what: string } {
  const [kind = '', what = ''] = name.split(':')
  return { kind, what }
}

export const sectionOf = (known: readonly FieldDescription[], name: string): FieldDescription | undefined =>
  known.find((one) => one.name === readName(name).kind)

/** What can still be added. One that shows several things stands under a longer name, and can be added again. */
export const addable = (known: readonly FieldDescription[], { sections }: Template): FieldDescription[] =>
  known.filter(({ name }) => !sections.includes(name))

export const withMoved = (template: Template, from: number, to: number): Template => ({
  ...template,
  sections: moved(template.sections, from, to),
})

/** At the end, switched on. What it was told when it was there before is told again. */
export const withAdded = (template: Template, name: string): Template => ({
  ...template,
  sections: [...template.sections, name],
  off: template.off.filter((one) => one !== name),
})

export function withoutSection({ sections, options, off }: Template, name: string): Template {
  const { [name]: _, ...others } = options
  return {
    sections: sections.filter((one) => one !== name),
    options: others,
    off: off.filter((one) => one !== name),
  }
}

export const switched = (template: Template, name: string, isOn: boolean): Template => ({
  ...template,
  off: isOn ? template.off.filter((one) => one !== name) : [...new Set([...template.off, name])],
})

/** Without options it is not mentioned: the page's own choice holds. */
export function withOptions(template: Template, name: string, own: Options): Template {
  const { [name]: _, ...others } = template.options
  return { ...template, options: Object.keys(own).length > 0 ? { ...others, [name]: own } : others }
}

/** The same section, showing something else; where the page has that already, nothing changes. */
export function showing(template: Template, name: string, what: string): Template {
  const next = what === '' ? readName(name).kind : `${readName(name).kind}:${what}`
  if (next === name || template.sections.includes(next)) return template
  const { [name]: own, ...others } = template.options
  return {
    sections: template.sections.map((one) => (one === name ? next : one)),
    options: own ? { ...others, [next]: own } : others,
    off: template.off.map((one) => (one === name ? next : one)),
  }
}
