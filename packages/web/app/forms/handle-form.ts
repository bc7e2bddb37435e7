import { dayIn } from '@volante/domain/local-time'
import { parseSubmission, report } from '@conform-to/react/future'
import type { Place } from '@volante/contract/account-rules'
import { data } from 'react-router'
import { type CallRefusal, callRefusal } from '../shell/call-refusal.ts'
import type { Page } from '../shell/page-context.ts'
import type { FieldSpecs, FormSpec, FormValues } from './field-spec.ts'
import { problemsOf, valuesOf } from './form-values.ts'
import { type Reason, refusalWords } from '../shell/refusal-words.ts'
import { NO_REASON, type Refused } from './refused.ts'

const placeOf = ({ site, now }: Pick<Page, 'site' | 'now'>): Place => ({
  country: site.country,
  today: dayIn(site.timeZone, now),
})

/**
 * Takes a posted form and what its rules need to know; checks it and hands its values on. Returns what `send` returns, mostly a
 * redirect, or the form with what is wrong: by its own rules, or by the call that refused it.
 */
export async function handleForm<Specs extends FieldSpecs, Name extends keyof Specs & string, Facts, Sent>(
  page: Page,
  form: FormSpec<Specs, Name, Facts>,
  posted: FormData,
  send: (values: FormValues<Specs, Name>) => Promise<Sent>,
  ...[facts]: unknown extends Facts ? [] : [facts: Facts]
) {
  const values = valuesOf(form, parseSubmission(posted).payload)
  const problems = problemsOf(form, values, { ...placeOf(page), ...(facts as Facts) }, page.texts.byKey)
  if (Object.keys(problems).length > 0) return refuse(form, posted, { fieldErrors: problems }, 422)
  try {
    return await send(values)
  } catch (error) {
    // Answers of the router, thrown to lead elsewhere.
    if (!(error instanceof Error)) throw error
    const refusal = callRefusal(error)
    if (!refusal) page.report(error)
    return refuse(form, posted, errorsOf(form, refusal, page), refusal?.status ?? 503)
  }
}

type Errors = Pick<NonNullable<Refused['error']>, 'fieldErrors'> & { readonly formErrors?: readonly string[] }

/** The one place where a call's refusal becomes the form's: at its fields where it names some, else above them. */
function errorsOf(form: AnyNames, refusal: CallRefusal | null, page: Pick<Page, 'site' | 'texts'>): Partial<Errors> {
  if (!refusal) return { formErrors: [NO_REASON] }
  const coded = form.codes?.[refusal.code]
  const named = coded
    ? [{ path: coded, reason: refusal }]
    : (refusal.fields ?? []).map((reason) => ({ path: reason.path, reason }))
  const found = named.flatMap(({ path, reason }) => {
    const name = nameOf(form, path)
    return name ? [[name, [messageOf(reason, page, form.specs[name]?.control === 'money')]] as const] : []
  })
  return found.length > 0 ? { fieldErrors: Object.fromEntries(found) } : { formErrors: [messageOf(refusal, page)] }
}

/** Calls answer in the site's language; the workplace has one of its own, where what a text says may be missing. */
function messageOf(reason: Reason, { site, texts }: Pick<Page, 'site' | 'texts'>, isMoney = false): string {
  return texts.language === site.language && !isMoney ? reason.message : refusalWords(texts, reason, isMoney)
}

type AnyNames = Pick<FormSpec, 'fields' | 'paths' | 'codes' | 'specs'>

/** A path such as address.street, emails.1.email or dealerCodes.0 ends in the field's name, or in a place in its list. */
function nameOf({ fields, paths }: AnyNames, path: string): string | undefined {
  const last = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  const name = paths?.[path] ?? paths?.[last] ?? last
  return fields.find((field) => field === name)
}

/** A refusal a page finds itself. Passwords are never sent back. */
export function refuse(form: AnyNames, posted: FormData, errors: Partial<Errors>, status: number) {
  const hideFields = form.fields.filter((name) => form.specs[name]?.control === 'password')
  return data<Refused>(report(parseSubmission(posted), { error: errors, hideFields }), { status })
}

/** Takes what was posted; returns the form again as it was filled in, with what was found out on the way. */
export const showAgain = (posted: FormData, fieldErrors: NonNullable<Refused['error']>['fieldErrors'] = {}) =>
  data<Refused>(
    report(parseSubmission(posted), { error: Object.keys(fieldErrors).length > 0 ? { fieldErrors } : null }),
  )
