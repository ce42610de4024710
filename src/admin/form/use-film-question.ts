import { useState } from 'react'
import type { Advice } from '#contract/editing/advice.ts'
import { filmAdvice } from '#contract/editing/film-advice.ts'
import { shown } from './autosave.ts'
import type { FilmPanelProps } from './everybody/FilmPanel.tsx'
import type { FormSession } from './form-session.ts'
import type { FormActions } from './use-actions.ts'

/** What is still to be answered: what a film lacks, and what goes on when that is as it should be. */
interface Question {
  advice: readonly Advice[]
  act: 'Publish' | 'Plan'
  goOn(): Promise<void>
}

/** Who may publish a film, now or at a moment, by whatever button or key, is first told who would get nothing of it. */
export function useFilmQuestion(
  session: FormSession,
  unasked: FormActions,
): { actions: FormActions; question: FilmPanelProps } {
  const [question, setQuestion] = useState<Question | null>(null)
  const { main, mayPublish } = unasked
  async function ask(act: Question['act'], goOn: () => Promise<void>) {
    const advice = mayPublish ? filmAdvice(session.kind.fields, shown(session.saving.get())) : []
    if (advice.length > 0) setQuestion({ advice, act, goOn })
    else await goOn()
  }
  return {
    actions: {
      ...unasked,
      main: main && { ...main, run: () => ask('Publish', main.run) },
      plan: (moment) => (moment === null ? unasked.plan(null) : ask('Plan', () => unasked.plan(moment))),
      putIntoRelease: (release) =>
        release === null ? unasked.putIntoRelease(null) : ask('Plan', () => unasked.putIntoRelease(release)),
    },
    question: {
      isOpen: question !== null,
      advice: question?.advice ?? [],
      act: question?.act ?? 'Publish',
      onClose: () => setQuestion(null),
      onGoOn: () => void question?.goOn(),
    },
  }
}
