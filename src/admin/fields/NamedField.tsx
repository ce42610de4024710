import { useCall } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { titleWords } from '../words/title-words.ts'
import controls from './parts/controls.module.css'
import { asList, asText, type OwnFieldProps } from './parts/field-props.ts'
import styles from './ReferenceField.module.css'

interface Named {
  word: string
  title: string
}

/** What can be named: contents of a kind by the word that they are known by. */
function useNamed({ field }: Pick<OwnFieldProps, 'field'>): readonly Named[] {
  const { kind = '', by = '' } = field.namedIn ?? {}
  const { data } = useCall('list', { kind, limit: 100 }, { staleMs: 5 * 60_000, isWanted: kind !== '' })
  return (data?.items ?? []).flatMap((item) =>
    item.isPublished && asText(item.value[by]) !== ''
      ? [{ word: asText(item.value[by]), title: titleWords(item.title) }]
      : [],
  )
}

/** Names a content by a word. One that is not there any more is told by its word. */
export function NamedField({ field, id, describedBy, value, onChange, problem, isReadOnly }: OwnFieldProps) {
  const named = useNamed({ field })
  const word = asText(value)
  const isKnown = word === '' || named.some((one) => one.word === word)
  return (
    <select
      id={id}
      className={controls.input}
      aria-describedby={describedBy}
      aria-invalid={problem ? true : undefined}
      disabled={isReadOnly}
      value={word}
      onChange={({ target }) => onChange(target.value === '' && field.mayBeNull ? null : target.value)}
    >
      <option value="">Choose…</option>
      {isKnown ? null : <option value={word}>{word}</option>}
      {named.map((one) => (
        <option key={one.word} value={one.word}>
          {one.title}
        </option>
      ))}
    </select>
  )
}

/** Names several, in the order in which they were chosen. */
export function NamedSeveralField({ field, id, value, onChange, isReadOnly }: OwnFieldProps) {
  const named = useNamed({ field })
  const words = asList(value).map(asText)
  const titleOf = (word: string) => named.find((one) => one.word === word)?.title ?? word
  const left = named.filter(({ word }) => !words.includes(word))
  return (
    <div className={styles.references}>
      {words.length > 0 ? (
        <ul className={styles.chosen}>
          {words.map((word) => (
            <li key={word} className={styles.chip}>
              {titleOf(word)}
              {isReadOnly ? null : (
                <Button
                  look="quiet"
                  icon="close"
                  label={`Take ${titleOf(word)} out`}
                  onPress={() => onChange(words.filter((one) => one !== word))}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {isReadOnly || left.length === 0 ? null : (
        <select
          id={id}
          className={controls.input}
          aria-label={`Add to ${field.label.toLowerCase()}`}
          value=""
          onChange={({ target }) => onChange([...words, target.value])}
        >
          <option value="">Add…</option>
          {left.map(({ word, title }) => (
            <option key={word} value={word}>
              {title}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
