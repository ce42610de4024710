import type { TextCard } from '#contract/text/text-cards.ts'
import { insertRule, setBlock, toggleList, toggleQuote } from '../behaviour/acts.ts'
import { insertTable } from '../behaviour/table-acts.ts'
import type { Trigger } from '../behaviour/trigger.ts'
import type { Writing } from '../behaviour/writing.ts'
import { cardKinds, cardWords } from '../text/card-words.ts'
import { type MenuEntry, TriggerMenu } from './TriggerMenu.tsx'

interface BlockMenuProps {
  writing: Writing
  trigger: Trigger
  onPicture(): void
  /** Where the page draws cards. */
  onCard: ((kind: TextCard['kind']) => void) | null
}

/** '/' and a word: what may stand in the text. */
export function BlockMenu({ writing, trigger, onPicture, onCard }: BlockMenuProps) {
  const { editor } = writing
  const all: (MenuEntry & { also?: string })[] = [
    { id: 'h2', label: 'Heading', hint: '##', icon: 'h2', choose: () => setBlock(editor, 'h2') },
    { id: 'h3', label: 'Subheading', hint: '###', icon: 'h3', choose: () => setBlock(editor, 'h3') },
    { id: 'ul', label: 'Bulleted list', hint: '-', icon: 'bullets', choose: () => toggleList(editor, 'ul') },
    { id: 'ol', label: 'Numbered list', hint: '1.', icon: 'numbers', choose: () => toggleList(editor, 'ol') },
    { id: 'quote', label: 'Quote', hint: '>', icon: 'quote', choose: () => toggleQuote(editor) },
    { id: 'picture', label: 'Picture', also: 'image photo', icon: 'picture', choose: onPicture },
    { id: 'table', label: 'Table', also: 'stats', icon: 'table', choose: () => insertTable(editor) },
    { id: 'hr', label: 'Dividing line', also: 'rule', icon: 'rule', choose: () => insertRule(editor) },
    ...(onCard ? cardKinds : []).map((kind) => ({
      id: kind,
      label: cardWords[kind].label,
      also: cardWords[kind].also,
      icon: 'card' as const,
      choose: () => onCard?.(kind),
    })),
  ]
  const asked = trigger.query.toLowerCase()
  const entries = all.filter(({ label, also = '' }) =>
    `${label} ${also}`
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(asked)),
  )
  return (
    <TriggerMenu
      writing={writing}
      trigger={trigger}
      label="Blocks"
      entries={entries}
      nothing="No block is called that."
    />
  )
}
