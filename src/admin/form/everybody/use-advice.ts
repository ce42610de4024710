import { useDeferredValue, useMemo } from 'react'
import { useStore } from '../../ground/store.ts'
import { shown } from '../autosave.ts'
import type { FormSession } from '../form-session.ts'
import type { Advice } from './advice.ts'
import { formAdvice } from './form-advice.ts'

/** What of it some people would not get as it stands now; whoever types does not wait for it. */
export function useAdvice(session: FormSession): Advice[] {
  const values = useDeferredValue(shown(useStore(session.saving)))
  const { fields } = session.kind
  return useMemo(() => formAdvice(fields, values), [fields, values])
}
