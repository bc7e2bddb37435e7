import { parseSubmission, useForm } from '@conform-to/react/future'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../shell/root-data.ts'
import { useTexts } from '../texts/texts.tsx'
import type { FieldSpecs, FormSpec, FormValues } from './field-spec.ts'
import { dayAt, problemsOf, valuesOf } from './form-values.ts'
import { refusedOf } from './refused.ts'
import { useSending } from './use-sending.ts'

export type CheckedForm<Specs extends FieldSpecs, Name extends keyof Specs & string, Facts> = {
  readonly form: FormSpec<Specs, Name, Facts>
  /** The page's action data: of this form, or of another one of the page. */
  readonly answer: unknown
  /** What the fields hold at first. */
  readonly values?: Partial<FormValues<Specs, Name>>
  /** By its value, a further button named `intent`: without script it posts the form, with script it is answered in place. */
  readonly intents?: Readonly<Record<string, Intent<Specs, Name>>>
} & (unknown extends Facts ? { readonly facts?: undefined } : { readonly facts: Facts })

interface Intent<Specs extends FieldSpecs, Name extends keyof Specs & string> {
  /** Of the same fields, what it needs. */
  readonly form: FormSpec<Specs, Name>
  run(posted: FormData): void
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is written or chosen from a list; a box that is ticked is checked with the others, on sending. */
const isWritten = (control: { readonly type: string }) => control.type !== 'checkbox' && control.type !== 'radio'

/**
 * Conform with this product's manners: a field is checked when it is left with something in it or changed, never while it is begun;
 * its error goes as soon as it is well; all are checked on sending.
 */
export function useCheckedForm<Specs extends FieldSpecs, Name extends keyof Specs & string, Facts>({
  form: spec,
  answer,
  values,
  facts,
  intents = {},
}: CheckedForm<Specs, Name, Facts>) {
  const { country, timeZone } = useSite()
  const { byKey } = useTexts()
  const refused = refusedOf(answer, spec)
  const { isSending, sendOnce } = useSending(spec.kind)
  const [round, beginAnew] = useRounds(isSending, refused !== null)
  const changed = useRef(new Set<string>())
  const [{ attempt, names }, setRefusal] = useState({
    attempt: 0,
    names: Object.keys(refused?.error?.fieldErrors ?? {}),
  })
  const [today] = useState(() => dayAt(new Date(), timeZone))
  const check = (payload: Readonly<Record<string, unknown>>, intent?: Intent<Specs, Name>) => {
    const place = { country, today }
    const found = valuesOf(spec, payload)
    return intent
      ? problemsOf(intent.form, found, place, byKey)
      : problemsOf(spec, found, { ...place, ...(facts as Facts) }, byKey)
  }
  const intentOf = (button: HTMLElement | null) =>
    button instanceof HTMLButtonElement && button.name === 'intent' ? intents[button.value] : undefined
  const { form, intent } = useForm<Record<string, unknown>, readonly string[]>({
    id: `${spec.kind}-form`,
    key: String(round),
    lastResult: refused,
    defaultValue: values,
    onValidate({ formData, submitter }) {
      const fieldErrors = check(parseSubmission(formData).payload, intentOf(submitter))
      return { error: Object.keys(fieldErrors).length > 0 ? { formErrors: null, fieldErrors } : null }
    },
    onInput({ target }) {
      changed.current.add(target.name)
      if (form.getField(target.name).errors) intent.validate(target.name)
    },
    onBlur({ target }) {
      const isBegun = (target as Control).value?.trim() !== '' || changed.current.has(target.name)
      if (isBegun && isWritten(target)) intent.validate(target.name)
    },
    onError({ intent: asked, error }) {
      if (asked && asked.type !== 'submit') return
      setRefusal((last) => ({ attempt: last.attempt + 1, names: Object.keys(error.fieldErrors) }))
    },
    onSubmit(event, { formData }) {
      const further = intentOf((event.nativeEvent as SubmitEvent).submitter)
      if (!further) return sendOnce(event)
      event.preventDefault()
      further.run(formData)
    },
  })
  const refusedBlank = new Set(Object.keys(check({})))
  const state = { spec, form, refusedBlank, isRefused: refused !== null, beginAnew }
  const problems = Object.fromEntries(Object.entries(form.fieldErrors).filter(([name]) => names.includes(name)))
  return { form, state, problems, attempt, isSending }
}

/** A form begins anew when it is asked to, and where it was accepted and its page stays; returns the number of the round. */
function useRounds(isSending: boolean, isRefused: boolean) {
  const [round, setRound] = useState(0)
  const wasSending = useRef(false)
  const beginAnew = () => setRound((last) => last + 1)
  useEffect(() => {
    if (wasSending.current && !isSending && !isRefused) beginAnew()
    wasSending.current = isSending
  }, [isSending, isRefused])
  return [round, beginAnew] as const
}
