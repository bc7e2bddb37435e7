import {
  type Applicant,
  type ApplicantField,
  type ApplicantKind,
  type ApplicantStep,
  DAY_FIELDS,
  kindOfStep,
  STEPS_OF,
} from '@volante/contract/applicant-fields'
import { isOneOf } from '@volante/domain/choice'
import { formatDay, parseDay } from '@volante/domain/date'
import { applyMask, type MaskName } from '@volante/domain/fields/masks'
import type { Country } from '@volante/domain/vocabulary'
import { data, redirect } from 'react-router'
import type { FieldSpec } from '../../forms/field-spec.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { dealersFor } from '../area/dealers-for.ts'
import { requirePerson } from '../../shell/session/require-person.ts'
import { SPECS } from './loan-forms.ts'

export type LoanStep = ApplicantStep | 'send'

/** Takes whose form it is; returns its steps: the last one is read again and sent. */
export const stepsOf = (kind: ApplicantKind): readonly LoanStep[] => [...STEPS_OF[kind], 'send']

export type LoanForm = Awaited<ReturnType<typeof loadForm>>

/** What the fields of a step get. */
export type OfForm = Pick<LoanForm, 'base' | 'values'>

/** A simulation, what was told so far, and the step the address names; one that others have to come before leads to those. */
export async function loadForm(known: Page, url: URL, simulation: string) {
  const self = await requirePerson(known, url)
  const base = await baseOf(known, simulation)
  const steps = stepsOf(base.kind)
  const open = base.step === null ? steps.length - 1 : steps.indexOf(base.step)
  const named = url.searchParams.get('step') ?? steps[open]
  const step = steps.find((one) => one === named) ?? STEPS_OF[base.kind][0]
  if (steps.indexOf(step) > open)
    throw redirect(pathTo(known.site, 'loanForm', { simulation }, { step: steps[open] ?? null }), 303)
  return {
    base,
    step,
    /** How many are complete before the first that is not. */
    open,
    values: valuesOf(base.person, known.site),
    dealers: step === 'send' ? await dealersFor(known, self) : [],
  }
}

async function baseOf({ api }: Page, simId: string) {
  try {
    return await api.financing.baseData({ params: { simId } })
  } catch (error) {
    const refusal = callRefusal(error)
    if (refusal) throw data(null, { status: refusal.status === 404 ? 404 : refusal.status })
    throw error
  }
}

/** As the fields show it, and as it is read once more before it is sent: days and numbers in the writing of the country. */
function valuesOf(person: Applicant, { country, language }: Page['site']): Partial<Record<ApplicantField, string>> {
  const texts = Object.entries(person).filter(
    (entry): entry is [ApplicantField, string] => typeof entry[1] === 'string' && entry[0] in SPECS,
  )
  const written = texts.map(([field, value]) => {
    const day = isOneOf(DAY_FIELDS, field) ? parseDay(value) : null
    if (day) return [field, formatDay(day, language)]
    const mask = maskOf(SPECS[field], country)
    return [field, mask ? applyMask(mask, value) : value]
  })
  return Object.fromEntries(written)
}

function maskOf({ control, mask }: FieldSpec, country: Country): MaskName | undefined {
  if (control === 'phone') return country === 'BR' ? 'phoneBr' : 'phoneAr'
  const own = typeof mask === 'object' ? mask[country] : mask
  return own === 'money' ? undefined : own
}

/** The step after one. */
export function stepAfter(step: ApplicantStep): LoanStep {
  const steps = stepsOf(kindOfStep(step))
  return steps[steps.indexOf(step) + 1] ?? 'send'
}
