import { dayIn } from '@volante/domain/local-time'
import { parseSubmission, useForm } from '@conform-to/react/future'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../shell/root-data.ts'
import { useTexts } from '../texts/texts.tsx'
import type { FieldSpecs, FormSpec, FormValues } from './field-spec.ts'
import { problemsOf, valuesOf } from './form-values.ts'
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
  /** What was typed stays although it was accepted: whether it holds is said later, and here. */
  readonly staysFilled?: boolean
  /** What is done with what is about to be posted, as a card that goes to its tokeniser first; returns whether it may be sent. */
  readonly prepare?: (posted: FormData) => Promise<boolean>
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
  staysFilled = false,
  prepare,
}: CheckedForm<Specs, Name, Facts>) {
  const { country, timeZone } = useSite()
  const { byKey } = useTexts()
  const refused = refusedOf(answer, spec)
  const { isSending, sendOnce } = useSending(spec.kind, prepare)
  const [round, beginAnew] = useRounds(isSending, refused !== null || staysFilled)
  const changed = useRef(new Set<string>())
  const [{ attempt, names }, setRefusal] = useState({
    attempt: 0,
    names: Object.keys(refused?.error?.fieldErrors ?? {}),
  })
  const [today] = useState(() => dayIn(timeZone, new Date()))
  const check = (payload: Readonly<Record<string, unknown>>, intent?: Intent<Specs, Name>) => {
    const found = valuesOf(spec, payload)
    return intent
      ? problemsOf(intent.form, found, { country, today }, byKey)
      : problemsOf(spec, found, { country, today, ...(facts as Facts) }, byKey)
  }
  const { form, intent } = useForm<Record<string, unknown>, readonly string[]>({
    id: `${spec.kind}-form`,
    key: String(round),
    lastResult: refused,
    defaultValue: values,
    onValidate({ formData, submitter }) {
      const fieldErrors = check(parseSubmission(formData).payload, intents[intentIn(submitter)])
      return { error: Object.keys(fieldErrors).length > 0 ? { formErrors: null, fieldErrors } : null }
    },
    onInput({ target }) {
      changed.current.add(target.name)
      // What is wrong with several boxes is said at one of them.
      if (form.getField(target.name).errors || (names.length > 0 && !isWritten(target))) intent.validate(target.name)
    },
    onBlur({ target, relatedTarget }) {
      // A message that appears between press and release would move the button away from under the pointer.
      if (relatedTarget instanceof HTMLButtonElement || !isWritten(target)) return
      if ((target as Control).value?.trim() !== '' || changed.current.has(target.name)) intent.validate(target.name)
    },
    onError({ intent: asked, error }) {
      if (asked && asked.type !== 'submit') return
      setRefusal((last) => ({ attempt: last.attempt + 1, names: Object.keys(error.fieldErrors) }))
    },
    onSubmit(event, { formData }) {
      const further = intents[intentIn((event.nativeEvent as SubmitEvent).submitter)]
      if (!further) return sendOnce(event)
      event.preventDefault()
      further.run(formData)
    },
  })
  const refusedBlank = new Set(Object.keys(check({})))
  const state = { spec, form, refusedBlank, isRefused: refused !== null, beginAnew }
  const problems = Object.fromEntries(Object.entries(form.fieldErrors).filter(([name]) => names.includes(name)))
  // A failure stays until the form is sent again: conform drops its own as soon as any field is checked.
  return { form, state, problems, failure: refused?.error?.formErrors?.[0], attempt, isSending }
}

const intentIn = (button: HTMLElement | null): string =>
  button instanceof HTMLButtonElement && button.name === 'intent' ? button.value : ''

/** A form begins anew when it is asked to, and where it was accepted and its page stays; returns the number of the round. */
function useRounds(isSending: boolean, staysFilled: boolean) {
  const [round, setRound] = useState(0)
  const wasSending = useRef(false)
  const beginAnew = () => setRound((last) => last + 1)
  useEffect(() => {
    if (wasSending.current && !isSending && !staysFilled) beginAnew()
    wasSending.current = isSending
  }, [isSending, staysFilled])
  return [round, beginAnew] as const
}
