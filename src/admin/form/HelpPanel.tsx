import { useDeferredValue, useMemo } from 'react'
import { imageUrl } from '#ui/image-url.ts'
import { useCall, useSchool } from '../api/queries.ts'
import { useNames } from '../fields/editor/names/use-names.ts'
import { asList, asRow, asText } from '../fields/parts/field-props.ts'
import { useStore } from '../ground/store.ts'
import { Button } from '../parts/Button.tsx'
import { shown } from './autosave.ts'
import type { FormSession } from './form-session.ts'
import styles from './HelpPanel.module.css'
import {
  addressWith,
  cutAt,
  descriptionOf,
  headlineWords,
  mostOfTitle,
  plainWords,
} from './help/share-words.ts'
import { suggestionsFrom } from './help/suggest.ts'

/** How others show the page, where it is found, and what it might be filed under. */
export function HelpPanel({ session }: { session: FormSession }) {
  const { kind } = session
  const values = useDeferredValue(shown(useStore(session.saving)))
  const { item, draft } = useStore(session.known)
  const school = useSchool()
  const fieldOf = (fits: (name: string, type: string) => boolean) =>
    kind.fields.find(({ name, type }) => fits(name, type))?.name ?? ''
  const title = asText(values[kind.title[0] ?? ''])
  const html = asText(values[fieldOf((_, type) => type === 'html')])
  const teaser = asText(values[fieldOf((_, type) => type === 'text')])
  const word = asText(values[fieldOf((name) => name === 'slug' || name === 'filename')])
  const picture = asRow(values[fieldOf((_, type) => type === 'picture')])
  const address = addressWith(item?.address ?? '', word)
  const headline = headlineWords(title)
  const host = location.host
  return (
    <div className={styles.help}>
      <section className={styles.part}>
        <h3 className={styles.title}>Headline</h3>
        <p className={headline.isLong ? styles.long : undefined}>{headline.words}</p>
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>In search results</h3>
        <div className={styles.result}>
          <p className={styles.site}>
            {host}
            {address
              .split('/')
              .filter(Boolean)
              .slice(0, 3)
              .map((part) => ` › ${part}`)}
          </p>
          <p className={styles.found}>{cutAt(title || 'Headline', mostOfTitle)}</p>
          <p className={styles.said}>
            {descriptionOf(teaser, html) || 'The teaser, or how the text begins.'}
          </p>
        </div>
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>When it is shared</h3>
        <div className={styles.card}>
          {asText(picture.url) === '' ? (
            <div className={styles.blank}>No picture: the school’s own card is shown</div>
          ) : (
            <img
              className={styles.picture}
              src={imageUrl({ src: asText(picture.url), width: 640, height: 336 })}
              alt=""
            />
          )}
          <div className={styles.below}>
            <p className={styles.site}>{school?.name ?? host}</p>
            <p className={styles.name}>{cutAt(title || 'Headline', 70)}</p>
            <p className={styles.said}>{cutAt(descriptionOf(teaser, html), 100)}</p>
          </div>
        </div>
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>Web address</h3>
        {address === '' ? <p>Made from the headline.</p> : <p className={styles.address}>{address}</p>}
        <p className={styles.said}>
          {draft?.leaves
            ? `It was ${draft.leaves}. Once published, the old address leads here.`
            : item?.published
              ? 'If you change it, the old address will lead to the new one.'
              : 'Can be changed freely until it is published.'}
        </p>
      </section>
      <Filing session={session} text={`${title} ${teaser} ${plainWords(html)}`} values={values} />
    </div>
  )
}

interface FilingProps {
  session: FormSession
  text: string
  values: Readonly<Record<string, unknown>>
}

/** What it might be filed under, one press each. */
function Filing({ session, text, values }: FilingProps) {
  const has = (name: string) => session.kind.fields.some((field) => field.name === name)
  const book = useNames(null, has('people'))
  const tags = useCall('list', { kind: 'tags', limit: 100 }, { isWanted: has('tagIds') }).data?.items
  const sports = useCall('list', { kind: 'sports', limit: 100 }, { isWanted: has('sportId') }).data?.items
  const people = asList(values.people).map(asRow)
  const numbers = (list: unknown[]) => list.filter((one): one is number => typeof one === 'number')
  const named = useMemo(
    () => [...new Map(book.find(text).map(({ named: one }) => [one.address, one])).values()],
    [book, text],
  )
  const found = suggestionsFrom(text, named, tags ?? [], {
    sportId: typeof values.sportId === 'number' ? values.sportId : null,
    tagIds: numbers(asList(values.tagIds)),
    playerIds: numbers(people.map(({ playerId }) => playerId)),
    staffIds: numbers(people.map(({ staffMemberId }) => staffMemberId)),
  })
  const sport = sports?.find(({ id }) => id === found.sportId)
  if (found.people.length + found.tags.length === 0 && !sport) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>Named in it</h3>
      <div className={styles.acts}>
        {sport && has('sportId') ? (
          <Button icon="add" onPress={() => session.set('sportId', sport.id)}>
            Sport: {sport.title}
          </Button>
        ) : null}
        {found.people.slice(0, 12).map(({ kind, id, name }) => (
          <Button
            key={`${kind}/${id}`}
            icon="add"
            onPress={() =>
              session.set('people', [
                ...people,
                kind === 'players'
                  ? { playerId: id, staffMemberId: null }
                  : { playerId: null, staffMemberId: id },
              ])
            }
          >
            {name}
          </Button>
        ))}
        {found.tags.map(({ id, title }) => (
          <Button
            key={id}
            icon="add"
            onPress={() => session.set('tagIds', [...numbers(asList(values.tagIds)), id])}
          >
            Tag: {title}
          </Button>
        ))}
      </div>
    </section>
  )
}
