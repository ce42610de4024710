import { Panel } from '../parts/Panel.tsx'
import styles from './KeyboardHelp.module.css'

const keys = [
  [
    'Everywhere',
    [
      ['Ctrl K', 'Search or jump to anything'],
      ['?', 'This list'],
      ['Esc', 'Close what is open'],
    ],
  ],
  [
    'In a list',
    [
      ['J / K', 'Next or previous line'],
      ['Enter', 'Open'],
      ['X', 'Select'],
      ['N', 'Begin a new one'],
      ['/', 'Search in the list'],
      ['Alt ↑ / ↓', 'Move up or down, where the order is yours'],
    ],
  ],
  [
    'In a roster or a schedule',
    [
      ['Type', 'Write over a cell; F2 goes on with what stands in it'],
      ['Enter / Tab', 'Take it, and on to the next row or cell'],
      ['Shift and arrows', 'Choose several'],
      ['Ctrl C / X / V', 'Copy, cut, paste; a whole list from a spreadsheet is shown first'],
      ['Ctrl D', 'Fill down'],
      ['Ctrl Z / Y', 'Back, and forth again'],
      ['Ctrl -', 'Take rows out'],
      ['Ctrl S', 'Publish what was typed'],
    ],
  ],
  [
    'In a form',
    [
      ['Ctrl S', 'Save now (it saves by itself, too)'],
      ['Ctrl Enter', 'Publish, or submit for approval'],
    ],
  ],
  [
    'In a text',
    [
      ['/', 'Headings, lists, pictures, tables'],
      ['@', 'Link somebody by name'],
      ['Tab', 'Link the name that is offered; next cell of a table'],
      ['Ctrl K', 'Link'],
      ['Ctrl B / I', 'Bold, italic'],
      ['Alt F10', 'To the formatting bar'],
      ['Esc', 'Leave the text'],
    ],
  ],
] as const

export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Panel title="Keyboard" isOpen={isOpen} onClose={onClose}>
      {keys.map(([title, entries]) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.list}>
            {entries.map(([key, words]) => (
              <div key={key} className={styles.entry}>
                <dt>
                  <kbd className={styles.key}>{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Panel>
  )
}
