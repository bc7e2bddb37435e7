import { redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import type { Route } from './+types/make'

export const handle = { cache: false, query: [] }

/** Makes the passport of a proposal, or of the calculator's terms, which are kept as a simulation first; what is refused leads back. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(page)
  const form = await request.formData()
  const loan = formText(form, 'loan').slice(0, 40)
  const version = formText(form, 'version').slice(0, 16)
  try {
    const token = await (loan ? ofProposal(shop, loan) : ofTerms(shop, form))
    return redirect(pathTo(shop.site, 'passport', { token }), 303)
  } catch (error) {
    if (!callRefusal(error)) throw error
    const back = loan ? pathTo(shop.site, 'loan', { loan }) : pathTo(shop.site, 'financing', null, { version })
    return redirect(back, 303)
  }
}

const ofProposal = async ({ api }: Page, id: string): Promise<string> =>
  (await api.pricePassport.ofProposal({ params: { id } })).token

async function ofTerms({ api }: Page, form: FormData): Promise<string> {
  const text = (name: string) => formText(form, name).slice(0, 40)
  const number = (name: string) => Number(text(name))
  const { id } = await api.financing.simulate({
    body: {
      type: text('type'),
      mvs: text('version'),
      year: number('year'),
      price: number('price'),
      planId: text('plan'),
      entrancePercent: number('entrance'),
      numberOfInstallments: number('count'),
      finalInstallmentPercentage: text('final') === '' ? null : number('final'),
      borrower: text('who') === 'person' ? null : (text('who') as 'company'),
    },
  })
  return (await api.pricePassport.ofSimulation({ params: { id } })).token
}
