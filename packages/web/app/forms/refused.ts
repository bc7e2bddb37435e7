import type { SubmissionResult } from '@conform-to/react/future'
import type { AnyForm } from './field-spec.ts'

/**
 * What an action answers of a form that was not accepted: what was typed, and field by field what is wrong, in the site's language.
 * A form error is why nothing was done although no field is wrong; a blank one means that nobody knows.
 */
export type Refused = SubmissionResult<readonly string[]>

/** The name the kind of a form is posted under. */
export const KIND = 'form'

/** Stands for a reason that nobody can tell: the line broke, or the service failed. */
export const NO_REASON = ''

/** Takes a page's action data; returns it when it is the refusal of this form, and of any form when none is named. */
export function refusedOf(answer: unknown, form?: Pick<AnyForm, 'kind'>): Refused | null {
  if (typeof answer !== 'object' || answer === null || !('submission' in answer)) return null
  const refused = answer as Refused
  return !form || refused.submission.payload[KIND] === form.kind ? refused : null
}
