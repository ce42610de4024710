import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { asList, type OwnFieldProps } from './parts/field-props.ts'
import { ReferencePicker } from './parts/ReferencePicker.tsx'
import styles from './ReferenceField.module.css'

/** Names one content of another kind, and leads to it. */
export function ReferenceField({
  field,
  id,
  describedBy,
  value,
  titles,
  onChange,
  problem,
  isReadOnly,
}: OwnFieldProps) {
  const kind = field.refersTo ?? ''
  const chosen = typeof value === 'number' ? value : null
  return (
    <div className={styles.reference}>
      <ReferencePicker
        id={id}
        describedBy={describedBy}
        label={field.label}
        kind={kind}
        value={chosen}
        title={chosen === null ? '' : (titles[`${kind}/${chosen}`] ?? '')}
        onChange={(one) => onChange(one)}
        isWrong={Boolean(problem)}
        isReadOnly={isReadOnly}
      />
      {chosen === null ? null : (
        <Link
          className={styles.open}
          to={`/content/${kind}/${chosen}`}
          aria-label={`Open ${field.label.toLowerCase()}`}
        >
          <Icon name="arrow-left" />
        </Link>
      )}
    </div>
  )
}

/** Names several, in an order. */
export function ReferencesField({ field, id, value, titles, onChange, isReadOnly }: OwnFieldProps) {
  const kind = field.refersTo ?? ''
  const ids = asList(value).filter((one): one is number => typeof one === 'number')
  const [turn, setTurn] = useState(0)
  // What was chosen just now is not among the titles that came with the content.
  const [added, setAdded] = useState<Readonly<Record<number, string>>>({})
  return (
    <div className={styles.references}>
      {ids.length > 0 ? (
        <ul className={styles.chosen}>
          {ids.map((one) => {
            const title = titles[`${kind}/${one}`] ?? added[one] ?? `#${one}`
            return (
              <li key={one} className={styles.chip}>
                <Link to={`/content/${kind}/${one}`} className={styles.link}>
                  {title}
                </Link>
                {isReadOnly ? null : (
                  <Button
                    look="quiet"
                    icon="close"
                    label={`Take ${title} out`}
                    onPress={() => onChange(ids.filter((each) => each !== one))}
                  />
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
      {isReadOnly ? null : (
        <ReferencePicker
          key={turn}
          id={id}
          label={`Add to ${field.label.toLowerCase()}`}
          kind={kind}
          value={null}
          title=""
          except={ids}
          onChange={(one, title) => {
            if (one === null) return
            setAdded({ ...added, [one]: title })
            onChange([...ids, one])
            setTurn(turn + 1)
          }}
        />
      )}
    </div>
  )
}
