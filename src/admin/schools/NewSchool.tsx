import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { NewSchool } from '#contract/editing/schools.ts'
import { brandProblems } from '#contract/shapes/brand-checks.ts'
import { call, type Told } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { BrandLook } from '../brand/BrandLook.tsx'
import { CrestField } from '../brand/CrestField.tsx'
import { FieldInput } from '../fields/FieldInput.tsx'
import { focusFault } from '../fields/parts/focus-fault.ts'
import { plainField } from '../fields/parts/plain-field.ts'
import { Button } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Screen } from '../shell/Screen.tsx'
import styles from './NewSchool.module.css'
import { SchoolMade } from './SchoolMade.tsx'
import { SportsField } from './SportsField.tsx'
import { hostFrom, keyFrom, lettersFrom } from './school-words.ts'
import { timeZones } from './time-zones.ts'

type Given = Omit<NewSchool, 'crest'> & { crest: string | null }

const blank: Given = {
  key: '',
  name: '',
  abbreviation: '',
  mascot: '',
  hosts: [],
  timeZone: 'America/New_York',
  primary: '#1f3a5f',
  secondary: '#f2c14e',
  sports: [],
  administrator: '',
  crest: null,
}

const fields = {
  name: plainField('name', 'Name', { help: 'As it stands on the site: Northfold University' }),
  abbreviation: plainField('abbreviation', 'Letters', { help: 'Where a name has no room', maxLength: 12 }),
  mascot: plainField('mascot', 'Mascot', { isRequired: false, help: 'In the plural: Herons' }),
  timeZone: plainField('timeZone', 'Time zone', { type: 'choice', choices: timeZones() }),
  hosts: plainField('hosts', 'Host names', {
    type: 'lines',
    help: 'One on each line, the main one first: athletics.northfold.edu. Their DNS has to lead to this server.',
  }),
  key: plainField('key', 'Short name', {
    help: 'For files and commands: small letters, digits and dashes. It stays as it is.',
    maxLength: 40,
  }),
  primary: plainField('primary', 'Main color', { type: 'color' }),
  secondary: plainField('secondary', 'Second color', { type: 'color' }),
  administrator: plainField('administrator', 'E-mail address', {
    help: 'Gets an invitation by mail, and invites everybody else.',
  }),
} as const

/** A school with all its pages, on one screen. */
export function Component() {
  const { act, isBusy, problem, faults } = useAct()
  const form = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState(blank)
  const [made, setMade] = useState<Told<'createSchool'> | null>(null)
  const set = (more: Partial<Given>) => setGiven((before) => ({ ...before, ...more }))
  /** What follows from the name does so until it is written by hand. */
  const rename = (name: string) =>
    set({
      name,
      ...(given.key === keyFrom(given.name) ? { key: keyFrom(name) } : {}),
      ...(given.abbreviation === lettersFrom(given.name) ? { abbreviation: lettersFrom(name) } : {}),
    })
  const own = (name: keyof typeof fields, onChange?: (text: string) => void) => (
    <FieldInput
      field={fields[name]}
      value={given[name]}
      titles={{}}
      problem={faults[name] ?? null}
      onChange={(value) => (onChange ? onChange(String(value ?? '')) : set({ [name]: value ?? '' }))}
    />
  )
  async function create(event: FormEvent) {
    event.preventDefault()
    const hosts = given.hosts.map(hostFrom).filter(Boolean)
    const done = await act(() => call('createSchool', { body: { ...given, hosts } }))
    if (done) setMade(done)
    else requestAnimationFrame(() => focusFault(form.current))
  }
  if (made) return <SchoolMade made={made} />
  const colorProblems = isColored(given) ? brandProblems(given) : ['Both colors are needed.']
  const missing = missingOf(given)
  return (
    <Screen title="New school">
      <p className={styles.lead}>
        Ten minutes, one page. Everything but the short name can be changed later, and nothing is public until
        its host name leads here.
      </p>
      <form ref={form} className={styles.form} onSubmit={(event) => void create(event)}>
        <Part title="The school">
          {own('name', rename)}
          <div className={styles.pair}>
            {own('abbreviation')}
            {own('mascot')}
          </div>
          {own('timeZone')}
        </Part>
        <Part title="Where it is read">
          {own('hosts')}
          {own('key')}
        </Part>
        <Part title="Colors">
          <div className={styles.pair}>
            {own('primary')}
            {own('secondary')}
          </div>
          <BrandLook
            primary={given.primary}
            secondary={given.secondary}
            name={given.name}
            letters={given.abbreviation}
          />
        </Part>
        <Part title="Crest">
          <CrestField
            value={given.crest}
            problem={faults.crest ?? null}
            onChange={(crest) => set({ crest })}
          />
        </Part>
        <Part title="Sports">
          <SportsField value={given.sports} onChange={(sports) => set({ sports })} />
        </Part>
        <Part title="First administrator">{own('administrator')}</Part>
        <div className={styles.foot}>
          <Problem>{problem}</Problem>
          <Button
            look="main"
            type="submit"
            isDisabled={isBusy || missing.length > 0 || colorProblems.length > 0}
          >
            {isBusy ? 'Making the school…' : 'Make the school'}
          </Button>
          <p className={styles.help} role="status">
            {missing.length > 0
              ? `Still needed: ${missing.join(', ')}.`
              : colorProblems.length > 0
                ? 'The colors cannot be read on each other yet.'
                : ''}
          </p>
        </div>
      </form>
    </Screen>
  )
}

const isColored = ({ primary, secondary }: Given): boolean =>
  [primary, secondary].every((color) => /^#[0-9a-f]{6}$/i.test(color))

/** What a school cannot be made without, in words. */
const missingOf = ({ name, abbreviation, key, hosts, administrator }: Given): string[] => [
  ...(name.trim().length < 2 ? ['a name'] : []),
  ...(abbreviation.trim() === '' ? ['letters'] : []),
  ...(hosts.every((host) => hostFrom(host) === '') ? ['a host name'] : []),
  ...(key === '' ? ['a short name'] : []),
  ...(administrator.includes('@') ? [] : ['the first administrator']),
]

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.fields}>{children}</div>
  </section>
)
