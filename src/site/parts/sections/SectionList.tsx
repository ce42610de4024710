import { Fragment, type ReactNode } from 'react'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './SectionList.module.css'
import type { Place } from './section-places.ts'
import type { SectionsData } from './sections.ts'

export interface FrameProps<Live, View> {
  live: Live
  /** The rest of the section, which is HTML. */
  content: ReactNode
  view: View
  place: Place
}

/** Stands around a section where something moves, and is all of it that the browser's first render needs code for. */
export type Frame<View> = (props: FrameProps<unknown, View>) => ReactNode

/** Tells a frame what its section's live part is. */
export const frame =
  <View, Live>(render: (props: FrameProps<Live, View>) => ReactNode): Frame<View> =>
  (props) =>
    render(props as FrameProps<Live, View>)

/** So many sections are drawn at once, and the others when somebody comes near. */
const onFirstScreens = 3
const farClass = (kind: string) => classNames('u-far', styles.far, styles[kind])

interface SectionListProps<View> {
  page: Omit<SectionsData, 'stillParts'> & Partial<Pick<SectionsData, 'stillParts'>>
  frames: Record<string, Frame<View>>
  /** Shows a section's still part; its code may come late, with the data. */
  show: (place: Place, still: unknown) => ReactNode
  view: View
  /** The page's heading, where its template leaves out the section that shows it. */
  title: string
  /** Stands before all sections. */
  lead?: ReactNode
}

export function SectionList<View>({ page, frames, show, view, title, lead }: SectionListProps<View>) {
  const { places, liveParts, stillParts } = page
  return (
    <>
      {places.some(({ kind }) => kind === 'hero') ? null : <h1 className="visually-hidden">{title}</h1>}
      {lead}
      {places.map((place, index) => {
        const { name, kind } = place
        const data = stillParts && name in stillParts ? { still: stillParts[name] } : undefined
        const content = (
          <ServerHtml id={name} value={data} className={index < onFirstScreens ? undefined : farClass(kind)}>
            {({ still }) => show(place, still)}
          </ServerHtml>
        )
        return (
          <Fragment key={name}>
            {frames[kind]?.({ live: liveParts[name], content, view, place }) ?? content}
          </Fragment>
        )
      })}
    </>
  )
}
