import { useState } from 'react'
import { isSame } from '../../ground/same.ts'
import { createStore, useStore } from '../../ground/store.ts'
import { Button } from '../../parts/Button.tsx'
import { useOrderDrag } from '../../parts/use-order-drag.ts'
import type { LookedPart, OwnFieldProps } from '../parts/field-props.ts'
import { SectionCard } from './SectionCard.tsx'
import { SectionPalette } from './SectionPalette.tsx'
import styles from './SectionsField.module.css'
import { addable, readTemplate, type Template, withAdded, withMoved } from './section-rules.ts'

const nowhere = createStore<LookedPart | null>(null)

/** What a page is made of, from top to bottom: put in order, switched on and off, each with its own options. */
export function SectionsField({
  field,
  value,
  titles,
  onChange,
  isReadOnly = false,
  Inner,
  beside,
}: OwnFieldProps) {
  const template = readTemplate(value, beside?.values.options, beside?.values.off)
  const part = beside?.part ?? nowhere
  const opened = useStore(part)?.id ?? null
  const [isAdding, setAdding] = useState(false)
  const { sections } = template

  /** Each field by itself, so that the order of one and the options of another merge. */
  function become(next: Template) {
    if (!isSame(next.sections, template.sections)) onChange(next.sections)
    if (!isSame(next.options, template.options)) beside?.change('options', next.options)
    if (!isSame(next.off, template.off)) beside?.change('off', next.off)
  }
  const open = (name: string | null) => part.set(name === null ? null : { id: name, from: 'form' })
  const { list, dragged, handleOf } = useOrderDrag<HTMLOListElement>((from, to) =>
    become(withMoved(template, from, to)),
  )
  return (
    <div className={styles.sections}>
      <ol ref={list} className={styles.list}>
        {sections.map((name, index) => (
          <SectionCard
            key={name}
            name={name}
            known={field.fields}
            template={template}
            titles={titles}
            isOpen={opened === name}
            isDragged={dragged === index}
            isReadOnly={isReadOnly}
            handle={handleOf(index, sections.length)}
            Inner={Inner}
            onOpen={(isOpen) => open(isOpen ? name : null)}
            onRename={open}
            onChange={become}
          />
        ))}
      </ol>
      {isReadOnly ? null : isAdding ? (
        <SectionPalette
          sections={addable(field.fields, template)}
          onClose={() => setAdding(false)}
          onChoose={(name) => {
            setAdding(false)
            become(withAdded(template, name))
            open(name)
          }}
        />
      ) : (
        <div>
          <Button icon="add" onPress={() => setAdding(true)}>
            Add a section
          </Button>
        </div>
      )}
    </div>
  )
}
