import type { FieldProblem } from '#contract/editing/desk.shapes.ts'
import type { StoredTemplate, TemplateSettings } from '#contract/settings.ts'
import type { SectionWords } from '../../editing/kind/kind.ts'
import { homeSections, sportSections } from './page-sections.ts'

/** A template as pages are told of it: without what is switched off. */
export function toldTemplate({ off = [], ...template }: StoredTemplate): TemplateSettings {
  return { ...template, sections: template.sections.filter((name) => !off.includes(name)) }
}

/** What keeps a template from being published, with its sections in words. */
export function templateProblems(
  { sections, off = [] }: StoredTemplate,
  known: readonly SectionWords[],
): FieldProblem[] {
  const problem = (message: string) => ({ field: 'sections', message })
  if (sections.every((name) => off.includes(name)))
    return [problem('Sections: switch at least one on. A page without any would show all of them.')]
  const twice = sections.find((name, index) => sections.indexOf(name) !== index)
  const bare = known.find(
    ({ name, shows }) => shows && sections.some((one) => one === name || one === `${name}:`),
  )
  return [
    ...(twice === undefined ? [] : [problem(`${labelOf(twice, known)} stands twice: take one of them out.`)]),
    ...(bare ? [problem(`${bare.label} shows nothing yet: choose what.`)] : []),
  ]
}

const labelOf = (name: string, known: readonly SectionWords[]): string =>
  known.find((one) => one.name === name.split(':')[0])?.label ?? name

const heading = 'For other programs'

/** How the form of a template is worded, and what it is judged by. Options and switches stand in their sections. */
const templateOf = (sections: readonly SectionWords[]) => ({
  fields: {
    sections: { label: 'Sections', help: 'From top to bottom', sections },
    options: { label: 'Options of the sections', within: 'sections' },
    off: { label: 'Sections that are off', within: 'sections' },
    id: { label: 'Number', heading, help: 'Told by the API; the pages do not need it' },
    name: { label: 'Name', heading },
    theme: { label: 'Theme', heading },
  },
  check: (value: StoredTemplate) => templateProblems(value, sections),
})

export const homeTemplate = templateOf(homeSections)
export const sportTemplate = templateOf(sportSections)
