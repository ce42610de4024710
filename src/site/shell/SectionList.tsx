import { Fragment, type ReactNode } from 'react'

/** A page's sections by name; a template's list says which of them show and in what order. */
export type Sections<Data> = Record<string, (data: Data) => ReactNode>

/** Names a page does not know are passed over: a template may be newer than the page. Without a template, all show. */
export function sectionNames(
  known: readonly string[],
  wanted: readonly string[] | undefined,
): readonly string[] {
  return wanted ? [...new Set(wanted)].filter((name) => known.includes(name)) : known
}

interface SectionListProps<Data> {
  sections: Sections<Data>
  wanted: readonly string[] | undefined
  data: Data
  /** The page's heading, where its template leaves out the section that shows it. */
  title: string
}

export function SectionList<Data>({ sections, wanted, data, title }: SectionListProps<Data>) {
  const names = sectionNames(Object.keys(sections), wanted)
  return (
    <>
      {names.includes('hero') ? null : <h1 className="visually-hidden">{title}</h1>}
      {names.map((name) => (
        <Fragment key={name}>{sections[name]?.(data)}</Fragment>
      ))}
    </>
  )
}
