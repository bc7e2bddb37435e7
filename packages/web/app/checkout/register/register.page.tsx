import { requirePerson } from '../../shell/session/require-person.ts'
import { forCompany } from '../../car-price/bought-car.ts'
import { Form } from '../../forms/Form.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { refusedOf } from '../../forms/refused.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { BUYER_FORM } from '../forms/checkout-forms.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import type { Route } from './+types/register.page'
import { BuyerFields } from './BuyerFields.tsx'
import { readShowcase } from '../showcase/showcase-query.ts'
import { buyerValues } from './buyer-values.ts'
import { Gone } from './Gone.tsx'
import { Review } from './Review.tsx'
import { openOrderOf, register, viewIn } from './register.ts'
import { wantedCar } from './wanted-car.ts'
import { WantedSummary } from './WantedSummary.tsx'

export const handle = CHECKOUT_PAGE

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const self = await requirePerson(known, url)
  const car = await wantedCar(known, url.searchParams)
  return {
    car,
    company: car && forCompany(known.site, known.now, car),
    openOrder: car ? null : await openOrderOf(known, readShowcase(url.searchParams)),
    values: await buyerValues(known, self),
    step: known.flash?.step ?? null,
    idempotencyKey: crypto.randomUUID(),
  }
}

export const action = ({ context, request, url }: Route.ActionArgs) => register(context.get(page), request, url)
export const clientAction = keepForm

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { car, company, idempotencyKey, openOrder, values, step } = loaderData
  const view = viewIn(actionData, step)
  if (view?.view === 'stopped') return <Gone {...view} isRefused />
  if (!car) return <Gone openOrder={openOrder} />
  if (view) {
    const bought = (view.values.personType === 'legalPerson' && company) || car
    return (
      <CheckoutFrame
        step="reservation"
        title={t(car.isToOrder ? 'checkout.toOrder.review' : 'checkout.review.title')}
        lead={t(car.isToOrder ? 'checkout.toOrder.reviewLead' : 'checkout.review.lead')}
        aside={<WantedSummary car={bought} discount={view.discount} />}
      >
        <Review car={bought} {...view} idempotencyKey={idempotencyKey} />
      </CheckoutFrame>
    )
  }
  const benefit = refusedOf(actionData, BUYER_FORM)?.submission.payload['buyerType'] ?? values.buyerType
  return (
    <CheckoutFrame
      step="register"
      title={t('checkout.register.title')}
      lead={t('checkout.register.lead')}
      aside={<WantedSummary car={car} />}
    >
      <Form
        form={BUYER_FORM}
        answer={actionData}
        values={values}
        submit={t('checkout.register.submit')}
        pending={t('checkout.register.pending')}
      >
        <BuyerFields hasBenefit={Boolean(benefit)} />
      </Form>
    </CheckoutFrame>
  )
}
