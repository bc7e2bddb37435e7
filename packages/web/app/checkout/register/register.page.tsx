import { requirePerson } from '../../account/require-person.ts'
import { Form } from '../../forms/Form.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { refusedOf } from '../../forms/refused.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { BUYER_FORM } from '../forms/checkout-forms.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import type { Route } from './+types/register.page'
import { BuyerFields } from './BuyerFields.tsx'
import { buyerValues } from './buyer-values.ts'
import { Review } from './Review.tsx'
import { OPEN_ORDER, register, type Stopped, viewIn } from './register.ts'
import { wantedCar } from './wanted-car.ts'
import { WantedSummary } from './WantedSummary.tsx'

export const handle = CHECKOUT_PAGE

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const self = await requirePerson(known, url)
  return {
    car: await wantedCar(known, url.searchParams),
    values: await buyerValues(known, self),
    idempotencyKey: crypto.randomUUID(),
  }
}

export const action = ({ context, request, url }: Route.ActionArgs) => register(context.get(page), request, url)
export const clientAction = keepForm

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { car, idempotencyKey, values } = loaderData
  const view = viewIn(actionData)
  if (!car || view?.view === 'stopped') return <Gone stopped={view?.view === 'stopped' ? view : null} />
  if (view) {
    return (
      <CheckoutFrame
        step="reservation"
        title={t('checkout.review.title')}
        lead={t('checkout.review.lead')}
        aside={<WantedSummary car={car} discount={view.discount} />}
      >
        <Review car={car} {...view} idempotencyKey={idempotencyKey} />
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

/** What cannot be reserved, and where to go on. */
function Gone({ stopped }: { readonly stopped: Stopped | null }) {
  const { t } = useTexts()
  const site = useSite()
  const open = stopped?.openOrder ?? null
  const title = t(stopped && OPEN_ORDER.includes(stopped.code) ? 'checkout.already.title' : 'checkout.gone.title')
  return (
    <CheckoutFrame title={title} isRefused={stopped !== null}>
      <InlineMessage tone="warn" title={stopped?.message}>
        {t(open ? 'checkout.already.text' : 'checkout.gone.text')}
      </InlineMessage>
      <p>
        {open ? (
          <LinkButton variant="primary" to={pathTo(site, 'orderPay', { order: open })}>
            {t('checkout.already.goOn')}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" to={pathTo(site, 'reserve')} reloadDocument>
            {t('checkout.gone.others')}
          </LinkButton>
        )}
      </p>
    </CheckoutFrame>
  )
}
