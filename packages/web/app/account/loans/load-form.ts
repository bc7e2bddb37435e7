import { type Applicant, APPLICANT_STEPS, type ApplicantField, type ApplicantStep } from '@volante/contract/applicant'
import { isOneOf } from '@volante/domain/choice'
import { formatDay, parseDay } from '@volante/domain/date'
import type { Language } from '@volante/domain/vocabulary'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { dealersFor } from '../area/dealers-for.ts'
import { requirePerson } from '../require-person.ts'

/** The steps of the form; the last one is read again and sent. */
export const STEPS = [...APPLICANT_STEPS, 'send'] as const
export type LoanStep = (typeof STEPS)[number]

export type LoanForm = Awaited<ReturnType<typeof loadForm>>

/** A simulation, what was told so far, and the step the address names; one that others have to come before leads to those. */
export async function loadForm(known: Page, url: URL, simulation: string) {
  const self = await requirePerson(known, url)
  const base = await baseOf(known, simulation)
  const open = base.step === null ? STEPS.length - 1 : STEPS.indexOf(base.step)
  const named = url.searchParams.get('step') ?? STEPS[open]
  const step = isOneOf(STEPS, named ?? '') ? (named as LoanStep) : 'person'
  if (STEPS.indexOf(step) > open)
    throw redirect(pathTo(known.site, 'loanForm', { simulation }, { step: STEPS[open] ?? null }), 303)
  return {
    base,
    step,
    /** How many are complete before the first that is not. */
    open,
    values: valuesOf(base.person, known.site.language),
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

/** As the fields show it: a day in the writing of the country. */
function valuesOf(person: Applicant, language: Language): Partial<Record<ApplicantField, string>> {
  const born = parseDay(person.birthdate ?? '')
  const told = Object.entries(person).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { ...Object.fromEntries(told), ...(born ? { birthdate: formatDay(born, language) } : {}) }
}

/** The step after one. */
export const stepAfter = (step: ApplicantStep): LoanStep => STEPS[STEPS.indexOf(step) + 1] ?? 'send'
