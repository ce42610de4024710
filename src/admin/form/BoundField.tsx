import { memo, useSyncExternalStore } from 'react'
import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
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
export const BoundField = memo(function BoundField({ session, field, problem, isReadOnly }: BoundFieldProps) {
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
      onChange={(given) => session.set(field.name, given)}
    />
  )
})
