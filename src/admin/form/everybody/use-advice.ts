import { useMemo } from 'react'
import type { Advice } from '#contract/editing/advice.ts'
import type { Written } from './advice.ts'
import { formAdvice } from './form-advice.ts'

/** What of it some people would not get as it stands now. */
export const useAdvice = ({ fields, values }: Written): Advice[] =>
  useMemo(() => formAdvice(fields, values), [fields, values])
