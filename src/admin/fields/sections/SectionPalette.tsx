import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { Button } from '../../parts/Button.tsx'
import { SectionDrawing } from './SectionDrawing.tsx'
import styles from './SectionPalette.module.css'

interface SectionPaletteProps {
  sections: readonly FieldDescription[]
  onChoose(name: string): void
  onClose(): void
}

/** What can be added to the page, each with what it shows. */
export function SectionPalette({ sections, onChoose, onClose }: SectionPaletteProps) {
  return (
    <section className={styles.palette} aria-label="Sections that can be added">
      <div className={styles.head}>
        <h3 className={styles.title}>{sections.length > 0 ? 'Add a section' : 'The page has them all'}</h3>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened by a press, from which one goes on by Tab */}
        <Button look="quiet" icon="close" label="Close" autoFocus onPress={onClose} />
      </div>
      <ul className={styles.list}>
        {sections.map(({ name, label, help }) => (
          <li key={name}>
            <button type="button" className={styles.choice} onClick={() => onChoose(name)}>
              <SectionDrawing name={name} />
              <span className={styles.words}>
                <span className={styles.name}>{label}</span>
                <span className={styles.about}>{help}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
