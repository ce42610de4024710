import { type InputEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { beginNavigation } from '#site/page/layout/use-menus.ts'
import {
  type RosterChoice,
  type RosterOptions,
  readRosterChoice,
  rosterQuery,
  withQuery,
} from './roster-choice.ts'

/** Between two letters of who types at ease; browsers refuse to follow much faster. */
const typingPause = 120

export interface RosterToolsProps {
  address: string
  choice: RosterChoice
  options: RosterOptions
}

/** A form that shows its answer while it is filled in, with the address following. */
export function useRosterForm({ address, choice, options }: RosterToolsProps) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number>(undefined)
  const isFirst = useRef(true)
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const { key } = useLocation()

  const addressOf = (chosen: RosterChoice) => withQuery(address, rosterQuery(chosen, options))

  function show(replace: boolean) {
    if (!form.current) return
    beginNavigation()
    const chosen = readRosterChoice(queryOf(form.current), options)
    void navigate(addressOf(chosen), { replace, preventScrollReset: true })
  }

  const follow = useEffectEvent(() => {
    if (!form.current) return
    if (isFirst.current) {
      isFirst.current = false
      // What was typed before the page came alive is answered now.
      const filledIn = readRosterChoice(queryOf(form.current), options)
      if (addressOf(filledIn) !== addressOf(choice)) show(true)
    } else if (navigationType !== 'REPLACE') {
      // By a link or by Back: the fields follow. What is being typed is never taken away.
      clearTimeout(timer.current)
      fill(form.current, choice)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every address that is come to
  useEffect(() => follow(), [key])

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    ref: form,
    onInput({ target }: InputEvent<HTMLFormElement>) {
      clearTimeout(timer.current)
      if (target instanceof HTMLSelectElement) show(false)
      else timer.current = window.setTimeout(() => show(true), typingPause)
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      clearTimeout(timer.current)
      show(true)
    },
  }
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

function fill(form: HTMLFormElement, { text, position, academicYear, sort }: RosterChoice): void {
  const values = { text, position: position ?? '', class: academicYear ?? '', sort }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
}
