import { data, redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { AddressFields } from '../../forms/address/AddressFields.tsx'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { ADDRESS_FORM, addressOf, type AddressValues } from '../forms/checkout-forms.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import { loadOrder } from '../frame/load-order.ts'
import { NextSteps } from '../frame/NextSteps.tsx'
import { billingAddress, statesOf } from '../pay/load-pay.ts'
import type { Route } from './+types/kit.page'
import css from './kit.module.css'

export const handle = CHECKOUT_PAGE

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const order = await loadOrder(known, url, params.order)
  if (!order.welcomeKit) throw data(null, { status: 404 })
  const { contents, address, mayChange } = await known.api.reservation.welcomeKit({ params: { id: order.id } })
  const values: Partial<AddressValues> = address
    ? { ...address, complement: address.complement ?? '' }
    : await billingAddress(known, order.id)
  const isSaved = url.searchParams.has('saved')
  return { order, contents, mayChange, values, isSaved, hasAddress: address !== null, states: await statesOf(known) }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  const order = await loadOrder(known, url, params.order)
  return handleForm(known, ADDRESS_FORM, await request.formData(), async (values) => {
    await known.api.reservation.welcomeKitSave({ params: { id: order.id }, body: addressOf(values) })
    return redirect(pathTo(known.site, 'orderKit', { order: order.id }, { saved: 1 }), 303)
  })
}
export const clientAction = keepForm

/** What comes with the car, and where to. */
export default function Kit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { order, contents, mayChange, values, isSaved, hasAddress, states } = loaderData
  return (
    <CheckoutFrame title={t('checkout.kit.title')} lead={t('checkout.kit.lead')}>
      <ul className={css.contents}>
        {contents.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {isSaved && !actionData ? (
        <InlineMessage tone="good" title={t('checkout.kit.saved')} isLive>
          <NextSteps order={order} />
        </InlineMessage>
      ) : null}
      {mayChange ? (
        <Form
          form={ADDRESS_FORM}
          answer={actionData}
          values={values}
          submit={t(hasAddress ? 'checkout.kit.change' : 'checkout.kit.submit')}
          pending={t('checkout.saving')}
        >
          <AddressFields states={states} state="uf" />
        </Form>
      ) : (
        <InlineMessage tone="info">{t('checkout.kit.sent')}</InlineMessage>
      )}
    </CheckoutFrame>
  )
}
