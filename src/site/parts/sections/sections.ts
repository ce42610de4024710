import type { ReactNode } from 'react'
import type { TemplateSettings } from '#contract/settings.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import { type Place, placesOf } from './section-places.ts'

/** `still` is shown as HTML alone; `live` travels with the document, for what moves in the browser. */
interface Asked<Still, Live> {
  still: Still
  live?: Live
}

/** A band of a page: what it asks for, where the template has it at all, and how it shows it. */
export interface Section<Context, View> {
  /** Null where there is nothing to show. */
  ask: (context: Context, place: Place) => Promise<Asked<unknown, unknown> | null>
  show: (still: unknown, view: View, place: Place) => ReactNode
}

export type Sections<Context, View> = Record<string, Section<Context, View>>

type Show<Still, View> = (still: Still, view: View, place: Place) => ReactNode

/** One that does nothing in the browser beyond its links. */
export function still<Context, View, Still>(
  ask: (context: Context, place: Place) => Promise<Still | null>,
  show: Show<Still, View>,
): Section<Context, View> {
  return {
    async ask(context, place) {
      const data = await ask(context, place)
      return data === null ? null : { still: data }
    },
    show: (data, view, place) => show(data as Still, view, place),
  }
}

/** One with a frame of the page around it, which gets the live part. */
export function framed<Context, View, Still, Live>(
  ask: (context: Context, place: Place) => Promise<Asked<Still, Live> | null>,
  show: Show<Still, View>,
): Section<Context, View> {
  return { ask, show: (data, view, place) => show(data as Still, view, place) }
}

/** One made of what the shell knows already. */
export function plain<Context, View>(show: (view: View, place: Place) => ReactNode): Section<Context, View> {
  return { ask: async () => ({ still: {} }), show: (_data, view, place) => show(view, place) }
}

type Parts = Record<string, unknown>

export interface SectionsData {
  places: Place[]
  /** By the name of the section. */
  liveParts: Parts
  /** To be named in `inHtmlOnly`: the browser's first render does without. */
  stillParts: Parts
}

/** Everything that the sections of the template need, asked for at once. One that fails or has nothing is left out. */
export async function askSections<Context, View>(
  sections: Sections<Context, View>,
  template: TemplateSettings | null | undefined,
  contextOf: (places: Place[]) => Context,
): Promise<SectionsData> {
  const wanted = placesOf(Object.keys(sections), template)
  const context = contextOf(wanted)
  const answers = await Promise.all(
    wanted.map(async (place) => {
      const asked = sections[place.kind]?.ask(context, place)
      return { place, parts: asked ? await orNothing(`Section ${place.name}`, asked) : null }
    }),
  )
  const data: SectionsData = { places: [], liveParts: {}, stillParts: {} }
  for (const { place, parts } of answers) {
    if (!parts) continue
    data.places.push(place)
    data.stillParts[place.name] = parts.still
    if (parts.live !== undefined) data.liveParts[place.name] = parts.live
  }
  return data
}

/** A list worth a section. */
export const unlessEmpty = <Item>(list: Item[]): Item[] | null => (list.length > 0 ? list : null)
