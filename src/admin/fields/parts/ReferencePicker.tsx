import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '#ui/class-names.ts'
import { useCall, useKind, useSchool } from '../../api/queries.ts'
import { cellText } from '../../kinds/cell-text.ts'
import { columnsOf } from '../../kinds/columns.ts'
import { Icon } from '../../parts/Icon.tsx'
import { titleWords } from '../../words/title-words.ts'
import controls from './controls.module.css'
import styles from './ReferencePicker.module.css'

interface ReferencePickerProps {
  label: string
  kind: string
  value: number | null
  /** What is chosen is called. */
  title: string
  onChange(id: number | null, title: string): void
  id?: string
  describedBy?: string | undefined
  isWrong?: boolean
  isReadOnly?: boolean
  /** In a bar of filters: small, and with its label inside. */
  isBare?: boolean
  /** It was opened to be typed in. */
  hasFocus?: boolean
  /** What is chosen already elsewhere, and not offered. */
  except?: readonly number[]
}

/** Finds a content of a kind by its name, with what tells it from others of the same name. */
export function ReferencePicker(props: ReferencePickerProps) {
  const {
    label,
    kind: name,
    value,
    title,
    onChange,
    id,
    describedBy,
    isWrong,
    isReadOnly,
    isBare,
    hasFocus = false,
    except = [],
  } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<{ id: number; title: string } | null>(null)
  const kind = useKind(name)
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const search = typed?.trim() ?? ''
  const { data, isPlaceholderData } = useCall(
    'list',
    { kind: name, limit: 30, ...(search ? { search } : {}) },
    { isWanted: isOpen || typed !== null },
  )
  const facts = { titles: data?.titles ?? {}, timeZone }
  const items = (data?.items ?? [])
    .filter((item) => !except.includes(item.id))
    .map((item) => ({
      id: item.id,
      title: titleWords(item.title),
      hint: kind
        ? columnsOf(kind, null)
            .slice(0, 2)
            .map((field) => cellText(field, item.value[field.name], facts))
            .filter(Boolean)
            .join(' · ')
        : '',
    }))
  const shown = chosen?.id === value ? chosen.title : titleWords(title) || (value === null ? '' : `#${value}`)
  return (
    <ComboBox
      aria-label={label}
      className={styles.picker}
      allowsEmptyCollection
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where it was opened to be typed in
      autoFocus={hasFocus}
      menuTrigger="focus"
      items={items}
      isReadOnly={isReadOnly}
      isInvalid={isWrong}
      inputValue={typed ?? shown}
      onInputChange={setTyped}
      selectedKey={value}
      defaultFilter={() => true}
      onOpenChange={setOpen}
      onBlur={() => {
        // What was emptied is none; what was merely typed is what it was.
        if (typed !== null && typed.trim() === '' && value !== null) onChange(null, '')
        setTyped(null)
      }}
      onSelectionChange={(key) => {
        const item = items.find((each) => each.id === key)
        if (!item) return
        setChosen(item)
        setTyped(null)
        onChange(item.id, item.title)
      }}
    >
      <div className={styles.box}>
        <Input
          {...(id ? { id } : {})}
          className={classNames(controls.input, styles.input, isBare && styles.bare)}
          placeholder={isBare ? `${label}: any` : `Search ${kind?.many.toLowerCase() ?? ''}`}
          aria-describedby={describedBy}
        />
        <Button className={styles.open}>
          <Icon name="chevron-down" />
        </Button>
      </div>
      <Popover className={styles.popover}>
        <ListBox
          className={styles.list}
          renderEmptyState={() => (
            <p className={styles.nothing}>
              {data === undefined || isPlaceholderData ? 'Searching…' : 'Nothing is called that.'}
            </p>
          )}
        >
          {(item: (typeof items)[number]) => (
            <ListBoxItem id={item.id} textValue={item.title} className={styles.item}>
              <span>{item.title}</span>
              <span className={styles.hint}>{item.hint}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
