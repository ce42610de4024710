import { useState } from 'react'
import { shown } from './autosave.ts'
import type { Advice } from './everybody/advice.ts'
import type { FilmPanelProps } from './everybody/FilmPanel.tsx'
import { filmAdvice } from './everybody/film-advice.ts'
import type { FormSession } from './form-session.ts'
import type { FormActions } from './use-actions.ts'

/** Who may publish a film, by whatever button or key, is first told who would get nothing of it. */
export function useFilmQuestion(
  session: FormSession,
  unasked: FormActions,
): { actions: FormActions; question: FilmPanelProps } {
  const [advice, setAdvice] = useState<readonly Advice[]>([])
  const { main, mayPublish } = unasked
  async function run() {
    const found = mayPublish ? filmAdvice(session.kind.fields, shown(session.saving.get())) : []
    if (found.length > 0) setAdvice(found)
    else await main?.run()
  }
  return {
    actions: { ...unasked, main: main && { ...main, run } },
    question: {
      isOpen: advice.length > 0,
      advice,
      onClose: () => setAdvice([]),
      onGoOn: () => void main?.run(),
    },
  }
}
