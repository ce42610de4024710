import { classNames } from '#ui/class-names.ts'
import { moved } from '../../kinds/order.ts'
import { Button } from '../../parts/Button.tsx'
import { Handle } from '../../parts/Handle.tsx'
import { Menu } from '../../parts/Menu.tsx'
import { useOrderDrag } from '../../parts/use-order-drag.ts'
import { asList, asRow, asText, type OwnFieldProps } from '../parts/field-props.ts'
import { InnerFields } from '../parts/InnerFields.tsx'
import styles from './BlocksField.module.css'

/** Rows of several kinds in the order of reading, each with the small form of its kind. */
export function BlocksField({
  field,
  id,
  value,
  titles,
  onChange,
  isReadOnly = false,
  Inner,
}: OwnFieldProps) {
  const blocks = asList(value).map(asRow)
  const { list, dragged, handleOf } = useOrderDrag<HTMLOListElement>((from, to) =>
    onChange(moved(blocks, from, to)),
  )
  const add = (kind: string) => {
    const known = field.fields.find(({ name }) => name === kind)
    if (known) onChange([...blocks, structuredClone(known.blank)])
  }
  return (
    <div className={styles.blocks}>
      <ol ref={list} className={styles.list}>
        {blocks.map((block, index) => {
          const kind = field.fields.find(({ name }) => name === asText(block.kind))
          const title = `${kind?.label ?? asText(block.kind)} ${index + 1}`
          return (
            // A block has nothing that it is known by but its place.
            <li key={index} className={classNames(styles.block, dragged === index && styles.dragged)}>
              <div className={styles.head}>
                {isReadOnly ? null : <Handle label={title} {...handleOf(index, blocks.length)} />}
                <h3 className={styles.title}>{kind?.label ?? asText(block.kind)}</h3>
                {isReadOnly ? null : (
                  <Button
                    look="quiet"
                    icon="trash"
                    label={`Take ${title} out`}
                    onPress={() => onChange(blocks.toSpliced(index, 1))}
                  />
                )}
              </div>
              <div className={styles.fields}>
                <InnerFields
                  id={`${id}-${index}`}
                  fields={kind?.fields ?? []}
                  row={block}
                  titles={titles}
                  isReadOnly={isReadOnly}
                  Inner={Inner}
                  onChange={(next) => onChange(blocks.with(index, next))}
                />
              </div>
            </li>
          )
        })}
      </ol>
      {isReadOnly ? null : (
        <div>
          <Menu
            label={`Add to ${field.label.toLowerCase()}`}
            choices={field.fields.map(({ name, label }) => ({ id: name, label, onChoose: () => add(name) }))}
          >
            <Button icon="add">Add a block</Button>
          </Menu>
        </div>
      )}
    </div>
  )
}
