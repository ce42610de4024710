import { useEffect } from 'react'
import { missingCode } from '#site/lateness/healing/missing-code.ts'
import { whenIdle } from '#site/lateness/when-idle.ts'

/** Gives the addresses of a page their behaviour; those that come later have it from the start. */
export function useEmailLinks(): void {
  useEffect(() => whenIdle(() => void import('./email-element.ts').catch(missingCode)), [])
}
