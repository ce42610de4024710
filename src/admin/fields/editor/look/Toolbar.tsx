import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { TextCard } from '#contract/text/text-cards.ts'
import { classNames } from '#ui/class-names.ts'
import { useStore } from '../../../ground/store.ts'
import {
  goBack,
  goOn,
  insertRule,
  setBlock,
  setLanguage,
  toggleEmphasis,
  toggleList,
  toggleMark,
  toggleQuote,
} from '../behaviour/acts.ts'
import { takePictures } from '../behaviour/pictures.ts'
import type { Writing } from '../behaviour/writing.ts'
import { cardKinds, cardWords } from '../text/card-words.ts'
import { languages } from '../text/languages.ts'
import { TableMenu } from './TableMenu.tsx'
import styles from './Toolbar.module.css'
import { ToolIcon, type ToolName } from './ToolIcon.tsx'
import { ToolMenu } from './ToolMenu.tsx'

const blocks = [
  ['p', 'Text'],
  ['h2', 'Heading'],
  ['h3', 'Subheading'],
  ['h4', 'Small heading'],
  ['pre', 'Fixed width'],
] as const

/** The bar above the text; on a phone it stands above the keyboard. Arrows lead along it, Tab out of it. */
export function Toolbar({ writing, bar, controls, onPicture, onCard }: ToolbarProps) {
  const shown = useStore(writing.shown)
  const { editor } = writing
  const files = useRef<HTMLInputElement>(null)
  const isOn = (...names: string[]) => names.some((name) => shown.marks.includes(name))
  const act = (run: () => unknown) => () => void run()
  useEffect(() => {
    const [first] = bar.current ? toolsIn(bar.current) : []
    if (bar.current && first) stopAt(bar.current, first)
  }, [bar])
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onFocus={({ currentTarget, target }) => stopAt(currentTarget, target)}
      onKeyDown={(event) => alongBar(event, () => editor.commands.focus())}
    >
      <select
        className={styles.style}
        aria-label="Paragraph style"
        value={blocks.some(([tag]) => tag === shown.block) ? shown.block : ''}
        onChange={({ target }) => setBlock(editor, target.value)}
      >
        {blocks.some(([tag]) => tag === shown.block) ? null : <option value="">Caption</option>}
        {blocks.map(([tag, label]) => (
          <option key={tag} value={tag}>
            {label}
          </option>
        ))}
      </select>
      <Tool
        name="bold"
        label="Bold"
        isOn={isOn('strong', 'b')}
        onPress={act(() => toggleEmphasis(editor, 'strong'))}
      />
      <Tool
        name="italic"
        label="Italic"
        isOn={isOn('em', 'i')}
        onPress={act(() => toggleEmphasis(editor, 'em'))}
      />
      <Tool
        name="link"
        label="Link"
        isOn={shown.link !== null}
        onPress={act(() => writing.isLinkAsked.set(true))}
      />
      <span className={styles.gap} />
      <Tool
        name="bullets"
        label="Bulleted list"
        isOn={shown.list === 'ul'}
        onPress={act(() => toggleList(editor, 'ul'))}
      />
      <Tool
        name="numbers"
        label="Numbered list"
        isOn={shown.list === 'ol'}
        onPress={act(() => toggleList(editor, 'ol'))}
      />
      <Tool name="quote" label="Quote" isOn={shown.isInQuote} onPress={act(() => toggleQuote(editor))} />
      <span className={styles.gap} />
      <ToolMenu
        name="picture"
        label="Picture"
        choices={[
          { id: 'library', label: 'Choose from library', onChoose: onPicture },
          { id: 'upload', label: 'Upload', onChoose: () => files.current?.click() },
        ]}
      />
      <TableMenu editor={editor} shown={shown} />
      {onCard ? (
        <ToolMenu
          name="card"
          label="Card"
          choices={cardKinds.map((kind) => ({
            id: kind,
            label: cardWords[kind].label,
            onChoose: () => onCard(kind),
          }))}
        />
      ) : null}
      <ToolMenu
        name="more"
        label="More formatting"
        choices={[
          { id: 'u', label: 'Underline', isChosen: isOn('u'), onChoose: () => toggleMark(editor, 'u') },
          { id: 's', label: 'Strikethrough', isChosen: isOn('s'), onChoose: () => toggleMark(editor, 's') },
          {
            id: 'sup',
            label: 'Superscript',
            isChosen: isOn('sup'),
            onChoose: () => toggleMark(editor, 'sup'),
          },
          { id: 'sub', label: 'Subscript', isChosen: isOn('sub'), onChoose: () => toggleMark(editor, 'sub') },
          { id: 'code', label: 'Code', isChosen: isOn('code'), onChoose: () => toggleMark(editor, 'code') },
          {
            id: 'small',
            label: 'Small print',
            isChosen: isOn('small'),
            onChoose: () => toggleMark(editor, 'small'),
          },
          { id: 'hr', label: 'Dividing line', onChoose: () => insertRule(editor) },
          ...Object.entries(languages).map(([lang, name]) => ({
            id: lang,
            label: `In ${name}`,
            isChosen: shown.language === lang,
            onChoose: () => setLanguage(editor, lang),
          })),
        ]}
      />
      <span className={styles.gap} />
      <Tool name="undo" label="Undo typing" isOff={!shown.mayUndo} onPress={act(() => goBack(editor))} />
      <Tool name="redo" label="Redo typing" isOff={!shown.mayRedo} onPress={act(() => goOn(editor))} />
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label="Upload a picture"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          target.value = ''
          if (chosen.length > 0) void takePictures(editor, chosen)
        }}
      />
    </div>
  )
}

interface ToolbarProps {
  writing: Writing
  bar: RefObject<HTMLDivElement | null>
  /** The text's own id. */
  controls: string
  onPicture(): void
  /** Where the page draws cards. */
  onCard: ((kind: TextCard['kind']) => void) | null
}

interface ToolProps {
  name: ToolName
  label: string
  isOn?: boolean
  isOff?: boolean
  onPress(): void
}

function Tool({ name, label, isOn, isOff = false, onPress }: ToolProps) {
  return (
    <BarButton label={label} {...(isOn === undefined ? {} : { isOn })} isOff={isOff} onPress={onPress}>
      <ToolIcon name={name} />
    </BarButton>
  )
}

/** A button that leaves the cursor where it is. */
function BarButton({
  label,
  isOn,
  isOff,
  onPress,
  children,
}: Omit<ToolProps, 'name'> & { children: ReactNode }) {
  return (
    <button
      type="button"
      className={classNames(styles.tool, isOn && styles.on)}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      {children}
    </button>
  )
}

const toolsIn = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('select, button')]

/** Tab comes to the bar once, to what was used in it last. */
function stopAt(bar: HTMLElement, stop: Element): void {
  const tools = toolsIn(bar)
  if (tools.some((tool) => tool === stop)) for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1
}

function alongBar(event: KeyboardEvent<HTMLDivElement>, leave: () => void): void {
  if (event.key === 'Escape') {
    leave()
    return
  }
  const isSelect = event.target instanceof HTMLSelectElement
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || (isSelect && event.altKey)) return
  const tools = toolsIn(event.currentTarget)
  const at = tools.findIndex((tool) => tool === document.activeElement)
  event.preventDefault()
  tools.at((at + step + tools.length) % tools.length)?.focus()
}
