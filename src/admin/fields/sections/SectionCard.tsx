import { type ComponentProps, useEffect, useId, useRef } from 'react'
import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '../../parts/Button.tsx'
import { Handle } from '../../parts/Handle.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { asText, type OwnFieldProps, withPart } from '../parts/field-props.ts'
import { plainField } from '../parts/plain-field.ts'
import { Switch } from '../parts/YesNoField.tsx'
import styles from './SectionCard.module.css'
import { SectionDrawing } from './SectionDrawing.tsx'
import {
  readName,
  sectionOf,
  showing,
  switched,
  type Template,
  withOptions,
  withoutSection,
} from './section-rules.ts'

interface SectionCardProps extends Pick<OwnFieldProps, 'titles' | 'Inner'> {
  name: string
  known: readonly FieldDescription[]
  template: Template
  isOpen: boolean
  isDragged: boolean
  isReadOnly: boolean
  handle: Omit<ComponentProps<typeof Handle>, 'label'>
  onOpen(isOpen: boolean): void
  /** It goes by another name from now on. */
  onRename(name: string): void
  onChange(template: Template): void
}

/** One section of the page: what it is, whether it is on and, opened, how it is shown. */
export function SectionCard(props: SectionCardProps) {
  const { name, known, template, isOpen, isDragged, isReadOnly, handle, onOpen, onChange } = props
  const card = useRef<HTMLLIElement>(null)
  const id = useId()
  const section = sectionOf(known, name)
  const { kind, what } = readName(name)
  const isOn = !template.off.includes(name)
  const own = template.options[name] ?? {}
  const title = section?.label ?? kind
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isOpen])
  return (
    <li
      ref={card}
      className={classNames(
        styles.card,
        isOpen && styles.open,
        isDragged && styles.dragged,
        !isOn && styles.off,
      )}
    >
      <div className={styles.head}>
        {isReadOnly ? null : <Handle label={title} {...handle} />}
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          <SectionDrawing name={kind} />
          <span className={styles.words}>
            <span className={styles.title}>
              {title}
              <span className={styles.own}>{asText(own.title) || what}</span>
            </span>
            <span className={styles.about}>
              {section?.help ?? 'This version of the site does not know it'}
            </span>
          </span>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        </button>
        <Switch
          label={null}
          name={`${title} is shown`}
          isOn={isOn}
          isReadOnly={isReadOnly}
          onSwitch={(isNow) => onChange(switched(template, name, isNow))}
        />
      </div>
      {isOpen ? (
        <div id={id} className={styles.options}>
          <SectionOptions {...props} section={section} />
          {isReadOnly ? null : (
            <div className={styles.foot}>
              <Button look="quiet" icon="trash" onPress={() => onChange(withoutSection(template, name))}>
                Remove from the page
              </Button>
            </div>
          )}
        </div>
      ) : null}
    </li>
  )
}

function SectionOptions({
  name,
  template,
  section,
  titles,
  isReadOnly,
  Inner,
  onRename,
  onChange,
}: SectionCardProps & { section: FieldDescription | undefined }) {
  const own = template.options[name] ?? {}
  const fields = section?.fields ?? []
  if (fields.length === 0 && !section?.namedIn) return <p className={styles.about}>It has no options.</p>
  return (
    <div className={styles.fields}>
      {section?.namedIn ? (
        <Inner
          field={plainField('what', 'What it shows', { type: 'named', namedIn: section.namedIn })}
          value={readName(name).what}
          titles={titles}
          isReadOnly={isReadOnly}
          onChange={(given) => {
            const next = showing(template, name, asText(given))
            onChange(next)
            onRename(next.sections[template.sections.indexOf(name)] ?? name)
          }}
        />
      ) : null}
      {fields.map((field) => (
        <Inner
          key={field.name}
          field={field}
          value={own[field.name]}
          titles={titles}
          isReadOnly={isReadOnly}
          onChange={(given) => onChange(withOptions(template, name, withPart(own, field, given)))}
        />
      ))}
    </div>
  )
}
