import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { showsMessages, validateForm } from '#contract/forms/form-validation.ts'
import { defaultValues, valuesOf } from '#contract/forms/form-values.ts'
import type { FormErrors, FormValues, SchemaField } from '#contract/shapes/form-schema.ts'
import type { SubmissionStart } from '#contract/submissions.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { refusalWords } from '#site/parts/plain-forms/refusal.ts'
import { trapName } from '#site/parts/plain-forms/Trap.tsx'
import { fieldsOnly, needsNewStart, type RefusedForm } from './form-outcome.ts'
import type { FormSheetData } from './load-form.ts'
import { receivedAddress } from './received.ts'

/** Milliseconds in which keystrokes are taken for one change. */
const inputDelay = 20

interface Refusal {
  message: string
  /** It is about fields, and has nothing to say any more when they are right. */
  isOfFields: boolean
  /** What the server said of fields, as long as they are not changed. */
  errors: FormErrors
}

const none: ReadonlySet<string> = new Set()

/** A form's behaviour. The controls keep their own values: what was typed before this code came is not lost. */
export function useFormSheet(formId: number, sheet: FormSheetData, refused: RefusedForm | undefined) {
  const { schema } = sheet
  const [newStart, setNewStart] = useState<SubmissionStart | null>(null)
  const start = newStart ?? refused?.start ?? sheet.start
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [values, setValues] = useState<FormValues>(() => ({
    ...(refused ? refused.values : defaultValues(schema)),
    coupon: refused?.coupon ?? '',
  }))
  const [blurred, setBlurred] = useState(none)
  const [changed, setChanged] = useState(none)
  const [isSubmitted, setSubmitted] = useState(refused !== undefined)
  const [refusal, setRefusal] = useState<Refusal | null>(refused ? refusalOf(refused) : null)
  const [isSending, setSending] = useState(false)
  const navigate = useNavigate()

  const settle = useCallback((): FormValues => {
    clearTimeout(timer.current)
    const now = form.current ? valuesOf(new FormData(form.current)) : {}
    setValues(now)
    return now
  }, [])

  useEffect(() => {
    settle()
    // Whoever comes back from the payment finds the form as it was left, and may send it again.
    const wakeUp = ({ persisted }: PageTransitionEvent) => persisted && setSending(false)
    window.addEventListener('pageshow', wakeUp)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('pageshow', wakeUp)
    }
  }, [settle])

  useEffect(() => {
    if (!refusal) return
    summary.current?.focus()
    // The server has said it of a form that came without scripts.
    const before = document.title.replace(/^Error: /, '')
    document.title = `Error: ${before}`
    return () => {
      document.title = before
    }
  }, [refusal])

  const own = validateForm(schema, values)
  const told = Object.fromEntries(
    Object.entries(refusal?.errors ?? {}).filter(([name]) => !changed.has(name)),
  )
  const errors: FormErrors = { ...told, ...own }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const now = settle()
    setSubmitted(true)
    setChanged(none)
    if (Object.keys(validateForm(schema, now)).length > 0) {
      setRefusal({ message: 'Form incomplete.', isOfFields: true, errors: {} })
      return
    }
    setSending(true)
    const textOf = (name: string) => [now[name]].flat()[0] ?? ''
    const coupon = textOf('coupon')
    try {
      const { submissions } = await lateApi()
      const answer = await submissions.submit({
        formId,
        body: {
          ...start,
          values: fieldsOnly(now),
          blank: textOf(trapName),
          ...(coupon.trim() ? { coupon } : {}),
        },
      })
      setRefusal(null)
      if (answer.redirect) window.location.assign(answer.redirect)
      else void navigate(receivedAddress(sheet.address, answer.reference))
    } catch (error) {
      const words = refusalWords(error)
      if (needsNewStart(words)) await askStart(formId).then(setNewStart, () => {})
      emptyTrap(form.current)
      setSending(false)
      setRefusal(refusalOf(words))
    }
  }

  return {
    form,
    summary,
    start,
    values,
    errors,
    /** What the summary says, while there is something to say. */
    message: refusal && (Object.keys(errors).length > 0 || !refusal.isOfFields) ? refusal.message : null,
    isSending,
    isSubmitted,
    messagesOf: (field: Pick<SchemaField, 'name' | 'control'>): string[] => {
      const isBlurred = blurred.has(field.name)
      const isChanged = changed.has(field.name)
      return showsMessages(field, { isBlurred, isChanged, isSubmitted }) ? (errors[field.name] ?? []) : []
    },
    handlers: {
      onSubmit: (event: FormEvent) => void submit(event),
      onInput({ target }: FormEvent) {
        clearTimeout(timer.current)
        timer.current = setTimeout(settle, inputDelay)
        const name = nameOf(target)
        if (name) setChanged((before) => withName(before, name))
      },
      onBlur({ target }: { target: EventTarget }) {
        const name = nameOf(target)
        if (!name) return
        settle()
        setBlurred((before) => withName(before, name))
      },
    },
  }
}

/** A new start for a form whose own is not good any more. */
async function askStart(formId: number): Promise<SubmissionStart> {
  return (await lateApi()).submissions.begin({ formId })
}

const refusalOf = ({ message, errors }: Pick<RefusedForm, 'message' | 'errors'>): Refusal => ({
  message,
  isOfFields: Object.keys(errors).length > 0,
  errors,
})

/** Nobody could empty what nobody sees. */
function emptyTrap(form: HTMLFormElement | null): void {
  const trap = form?.elements.namedItem(trapName)
  if (trap instanceof HTMLInputElement) trap.value = ''
}

const nameOf = (target: EventTarget): string => ('name' in target ? String(target.name) : '')

const withName = (names: ReadonlySet<string>, name: string): ReadonlySet<string> =>
  names.has(name) ? names : new Set([...names, name])
