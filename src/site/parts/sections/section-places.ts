import type { SectionOptions, TemplateSettings } from '#contract/settings.ts'

/** One section of a page, as the school's template has it. */
export interface Place {
  /** 'promotion:home-banner' */
  name: string
  /** 'promotion': which of the page's sections it is. */
  kind: string
  /** 'home-banner': what it shows, where a section can show several things. */
  what: string
  options: SectionOptions
}

type Template = Pick<TemplateSettings, 'sections' | 'options'>

/**
 * The sections of a page in the order of its template, each once. Names a page does not know are passed over: a template
 * may be newer than the page. Without a template, or with one that names none, all show.
 */
export function placesOf(known: readonly string[], template: Template | null | undefined): Place[] {
  const names = template?.sections.length ? new Set(template.sections) : known
  return [...names].flatMap((name) => {
    const [kind = '', what = ''] = name.split(':')
    return known.includes(kind) ? [{ name, kind, what, options: template?.options?.[name] ?? {} }] : []
  })
}
