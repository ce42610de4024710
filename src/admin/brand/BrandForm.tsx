import { type FormEvent, useRef, useState } from 'react'
import { call, type Told } from '../api/call.ts'
import { queries } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { focusFault } from '../fields/parts/focus-fault.ts'
import { plainField } from '../fields/parts/plain-field.ts'
import { Button } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import styles from './Brand.module.css'
import { BrandLook } from './BrandLook.tsx'
import { BrandPreview, type Choice } from './BrandPreview.tsx'
import { brandFault } from './brand-fault.ts'
import { CrestField } from './CrestField.tsx'
import { ThemeField } from './ThemeField.tsx'

type Now = Told<'brandNow'>
type Theme = NonNullable<Choice['theme']>

const fields = {
  name: plainField('name', 'Name', { maxLength: 120 }),
  abbreviation: plainField('abbreviation', 'Letters', { maxLength: 12, help: 'Where a name has no room' }),
  primary: plainField('primary', 'Main color', { type: 'color' }),
  secondary: plainField('secondary', 'Second color', { type: 'color' }),
} as const

const chosenOf = ({ name, abbreviation, primary, secondary, font, theme }: Now): Choice => ({
  name,
  abbreviation,
  primary,
  secondary,
  font: font as Choice['font'],
  theme: theme as Theme,
  crest: null,
})

interface BrandFormProps {
  opened: Now
  onChanged(): void
}

export function BrandForm({ opened, onChanged }: BrandFormProps) {
  // As it was when the form was opened: what somebody else changes meanwhile is refused, not written over.
  const [now] = useState(opened)
  const { act, isBusy, problem, faults } = useAct()
  const [choice, setChoice] = useState<Choice>(() => chosenOf(now))
  const set = (more: Partial<Choice>) => setChoice((before) => ({ ...before, ...more }))
  const isChanged = JSON.stringify(choice) !== JSON.stringify(chosenOf(now))
  const form = useRef<HTMLFormElement>(null)
  const fault = brandFault(choice)
  const isWhole = fault === null || fault.maySee
  const own = (name: keyof typeof fields) => (
    <FieldInput
      field={fields[name]}
      value={choice[name]}
      titles={{}}
      problem={faults[name] ?? (fault?.field === name ? fault.brief : null)}
      onChange={(value) => set({ [name]: String(value ?? '') })}
    />
  )
  async function change(event: FormEvent): Promise<void> {
    event.preventDefault()
    const changed = await act(() => call('changeBrand', { body: { ...choice, version: now.version } }))
    if (!changed) {
      requestAnimationFrame(() => focusFault(form.current))
      return
    }
    await queries.invalidateQueries({ queryKey: ['school'] })
    notify('The site has its new look, on every page.')
    onChanged()
  }
  return (
    <div className={styles.columns}>
      <form ref={form} className={styles.form} onSubmit={(event) => void change(event)}>
        <ThemeField
          themes={now.themes}
          colors={isWhole ? choice : now}
          value={choice.theme ?? 'classic'}
          onChange={(theme) => set({ theme: theme as Theme })}
        />
        {own('name')}
        {own('abbreviation')}
        <div className={styles.pair}>
          {own('primary')}
          {own('secondary')}
        </div>
        <BrandLook
          primary={choice.primary}
          secondary={choice.secondary}
          name={choice.name}
          letters={choice.abbreviation}
          theme={choice.theme}
          isNarrow
        />
        <FieldInput
          field={plainField('font', 'Typeface', {
            type: 'choice',
            choices: now.fonts.map(({ key, title }) => ({ value: key, label: title })),
          })}
          value={choice.font}
          titles={{}}
          problem={faults.font ?? null}
          onChange={(value) => set({ font: value as Choice['font'] })}
        />
        <div className={styles.crest}>
          <h2 className={styles.label}>Crest</h2>
          <CrestField
            now={now.crest}
            value={choice.crest}
            problem={faults.crest ?? null}
            onChange={(crest) => set({ crest })}
          />
        </div>
        <div className={styles.foot}>
          <div className={styles.refusal}>
            <Problem>{problem ?? (isChanged ? (fault?.message ?? null) : null)}</Problem>
          </div>
          <Button look="main" type="submit" isDisabled={!isChanged || isBusy || fault !== null}>
            Put it on the site
          </Button>
          {isChanged ? (
            <Button look="quiet" onPress={() => setChoice(chosenOf(now))}>
              As it was
            </Button>
          ) : null}
        </div>
      </form>
      <BrandPreview choice={isWhole ? choice : null} isRefused={fault !== null} />
    </div>
  )
}
