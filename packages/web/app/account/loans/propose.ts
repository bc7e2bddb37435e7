import { dayIn } from '@volante/domain/local-time'
import { BORROWERS } from '@volante/domain/financing/iof'
import { isRefusal, simulate } from '@volante/domain/financing/simulate'
import { redirect } from 'react-router'
import { NOT_CONFIRMED, type NotConfirmed } from '../../car-price/not-confirmed.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import type { Route } from './+types/propose'

const KEPT = ['plan', 'price', 'entrance', 'count', 'final', 'trade', 'state'] as const

export const handle = { cache: false, query: [] }

/** Keeps the terms of the calculator as a simulation and leads on to its form; terms that no plan takes lead back to the calculator. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, site, now } = context.get(page)
  const form = await request.formData()
  const mvs = formText(form, 'version').slice(0, 16)
  const number = (name: string) => Number(formText(form, name).slice(0, 20))
  const who = formText(form, 'who')
  const state = formText(form, 'state').slice(0, 60)
  // Nothing that was chosen is lost (FS7).
  const chosen = Object.fromEntries(KEPT.map((name) => [name, formText(form, name).slice(0, 20) || null]))
  const back = (reason?: NotConfirmed) =>
    redirect(
      pathTo(site, 'financing', null, { version: mvs, ...chosen, ...(who === 'person' ? {} : { who }), said: reason }),
      303,
    )
  try {
    const borrower = BORROWERS.find((one) => one === who) ?? 'person'
    const plans = await api.financing.conditions({ query: { mvs, borrower, ...(state ? { state } : {}) } })
    const plan = plans.find(({ planId }) => planId === formText(form, 'plan'))
    if (!plan) return back('noResults')
    const wish = {
      priceCents: number('price'),
      contract: dayIn(site.timeZone, now),
      entrancePercent: number('entrance'),
      count: number('count'),
      finalPercent: plan.final ? number('final') : undefined,
      borrower,
    }
    if (isRefusal(simulate(plan, wish))) return back('noResults')
    const { id } = await api.financing.simulate({
      body: {
        type: plan.type,
        mvs,
        year: number('year'),
        price: wish.priceCents,
        planId: plan.planId,
        entrancePercent: wish.entrancePercent,
        numberOfInstallments: wish.count,
        finalInstallmentPercentage: wish.finalPercent ?? null,
        borrower,
        state: state || null,
      },
    })
    return redirect(pathTo(site, 'loanForm', { simulation: id }), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return back(NOT_CONFIRMED.find((one) => refusal.code.endsWith(`.${one}`)) ?? 'noResults')
  }
}
