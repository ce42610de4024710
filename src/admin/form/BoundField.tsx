import { memo, useSyncExternalStore } from 'react'
import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import type { Beside } from '../fields/parts/field-props.ts'
import { useStore } from '../ground/store.ts'
import { shown } from './autosave.ts'
import type { FormSession } from './form-session.ts'

interface BoundFieldProps {
  session: FormSession
  field: FieldDescription
  problem: string | null
  isReadOnly: boolean
}

const none = {}

/** A field of a form. A key in one field draws that field alone. */
export const BoundField = memo(function BoundField(props: BoundFieldProps) {
  const inner = props.session.kind.fields.filter(({ within }) => within === props.field.name)
  const isTogether = inner.length > 0 || (props.field.file?.fills.length ?? 0) > 0
  return isTogether ? <BoundTogether {...props} inner={inner} /> : <BoundAlone {...props} />
})

/** A field with those that are filled in within it, or follow from it. */
function BoundTogether({ inner, ...props }: BoundFieldProps & { inner: readonly FieldDescription[] }) {
  const { session } = props
  const all = shown(useStore(session.saving))
  const names = [
    ...inner.map(({ name }) => name),
    ...(props.field.file?.fills ?? []).map(({ field }) => field),
  ]
  const values = Object.fromEntries(names.map((name) => [name, all[name]]))
  const change = (name: string, value: unknown) => session.set(name, value)
  return <BoundAlone {...props} beside={{ fields: inner, values, change, part: session.part }} />
}

function BoundAlone({ session, field, problem, isReadOnly, beside }: BoundFieldProps & { beside?: Beside }) {
  const { saving, known } = session
  const value = useSyncExternalStore(saving.subscribe, () => shown(saving.get())[field.name])
  const refusal = useSyncExternalStore(saving.subscribe, () => {
    const { trouble } = saving.get()
    return trouble?.what === 'refused' && trouble.field === field.name ? trouble.message : null
  })
  const titles = useSyncExternalStore(known.subscribe, () => known.get().item?.titles ?? none)
  return (
    <FieldInput
      field={field}
      value={value}
      titles={titles}
      problem={refusal ?? problem}
      isReadOnly={isReadOnly}
      {...(beside ? { beside } : {})}
      onChange={(given) => session.set(field.name, given)}
    />
  )
}
