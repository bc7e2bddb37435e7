import { PHOTO_CONSENT_VERSION } from '@volante/contract/documents'
import type { QrPath } from '@volante/domain/payment/qr-path'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { Field, PHOTO_CONSENT_FORM } from '../forms/checkout-forms.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import { loadOrder } from '../frame/load-order.ts'
import { NextSteps } from '../frame/NextSteps.tsx'
import { QrCode } from '../../ui/data/QrCode.tsx'
import { useActionResult } from '../../order-live/use-action-result.ts'
import { LiveOrder } from '../../order-live/LiveOrder.tsx'
import type { Route } from './+types/photo.page'
import { Camera } from './Camera.tsx'
import css from './photo.module.css'
import { qrDrawing } from '../../shell/qr/qr-drawing.server.ts'

export const handle = CHECKOUT_PAGE

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const order = await loadOrder(known, url, params.order)
  return { order, photo: await known.api.documents.photoState({ params: { id: order.id } }) }
}

interface HandedOff {
  readonly qr: QrPath
  readonly address: string
  readonly expiresAt: string
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  const { id } = await loadOrder(known, url, params.order)
  const form = await request.formData()
  const wish = formText(form, KIND)
  if (wish === PHOTO_CONSENT_FORM.kind) {
    return handleForm(known, PHOTO_CONSENT_FORM, form, async () => {
      await known.api.documents.startPhoto({ params: { id }, body: { consent: true, version: PHOTO_CONSENT_VERSION } })
      return handOff(known, id)
    })
  }
  if (wish === 'handOff') return handOff(known, id)
  if (wish === 'human') await known.api.documents.askHuman({ params: { id } }).catch(refused)
  return redirect(pathTo(known.site, 'orderPhoto', { order: id }), 303)
}
export const clientAction = keepForm

/** Decided meanwhile: the page says what is now. */
function refused(error: unknown): void {
  if (!callRefusal(error)) throw error
}

async function handOff({ api, site, origin }: Page, id: string) {
  try {
    const { token, expiresAt } = await api.documents.handOff({ params: { id } })
    const address = origin + pathTo(site, 'handedPhoto', { token })
    return data({ qr: qrDrawing(address), address, expiresAt } satisfies HandedOff)
  } catch (error) {
    refused(error)
    return redirect(pathTo(site, 'orderPhoto', { order: id }), 303)
  }
}

const isHandedOff = (answer: unknown): answer is HandedOff =>
  typeof answer === 'object' && answer !== null && 'qr' in answer

type Photo = Route.ComponentProps['loaderData']

/** The security photo: taken on a phone, from a computer handed over by a code; the page goes on by itself (CK9). */
export default function PhotoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <LiveOrder order={loaderData.order} isWaiting={loaderData.photo?.onPhone ?? false}>
      <CheckoutFrame title={t('checkout.photo.title')} lead={t('checkout.photo.lead')}>
        <View {...loaderData} answer={useActionResult<unknown>(actionData)} />
      </CheckoutFrame>
    </LiveOrder>
  )
}

function View({ order, photo, answer }: Photo & { readonly answer: unknown }) {
  const { t } = useTexts()
  if (!photo) return order.status === 'ANTI_FRAUD' ? <Consent answer={answer} /> : <NotAsked order={order} />
  if (photo.state === 'success') {
    return (
      <>
        <InlineMessage tone="good" title={t('order.selfie.success')} />
        <NextSteps order={order} />
      </>
    )
  }
  if (photo.state === 'human review') return <InlineMessage tone="info" title={t('order.selfie.humanReview')} />
  if (photo.state === 'maximum attempts exceeded' || photo.endsAt <= photo.now) return <AskHuman />
  return (
    <>
      <HandOff handed={isHandedOff(answer) ? answer : null} isOnPhone={photo.onPhone} />
      <div className={css.onPhone}>
        <Camera photo={photo} order={order.id} human={<AskHuman />} />
      </div>
    </>
  )
}

function NotAsked({ order }: Pick<Photo, 'order'>) {
  const { t } = useTexts()
  return (
    <>
      <InlineMessage tone="info">{t('checkout.photo.notNow')}</InlineMessage>
      <NextSteps order={order} />
    </>
  )
}

/** Biometric data are sensitive: their own consent, for this purpose alone (LGPD art. 11; Ley 25.326 art. 7). */
function Consent({ answer }: { readonly answer: unknown }) {
  const { t } = useTexts()
  const { legal } = useSite()
  return (
    <Form form={PHOTO_CONSENT_FORM} answer={answer} submit={t('checkout.photo.begin')} pending={t('checkout.saving')}>
      <p>{t('checkout.photo.why')}</p>
      <Field name="accepted" label={t('checkout.photo.consent')} hint={t('checkout.photo.consentHint')} />
      <p className="soft small">{t('checkout.photo.otherwise', { phone: legal.phone })}</p>
    </Form>
  )
}

/** On a computer: a code for the phone, until one has opened the photo. */
function HandOff({ handed, isOnPhone }: { readonly handed: HandedOff | null; readonly isOnPhone: boolean }) {
  const { t, date } = useTexts()
  return (
    <section className={css.onComputer} aria-labelledby="hand-off">
      <h2 id="hand-off">{t('checkout.photo.handOff')}</h2>
      {isOnPhone ? (
        <p role="status">{t('checkout.photo.onPhone')}</p>
      ) : handed ? (
        <>
          <QrCode drawing={handed.qr} label={t('checkout.photo.qr')} />
          <p>{t('checkout.photo.scan')}</p>
          <p className="soft small">{t('checkout.photo.until', { time: date(handed.expiresAt, 'time') })}</p>
          <p className={css.address}>
            <a href={handed.address}>{handed.address}</a>
          </p>
        </>
      ) : (
        <p>{t('antiFraud.mobileOnly')}</p>
      )}
      <PostButton
        fields={{ form: 'handOff' }}
        variant={handed || isOnPhone ? 'secondary' : 'primary'}
        pending={t('checkout.saving')}
      >
        {t(handed || isOnPhone ? 'checkout.photo.newCode' : 'checkout.photo.showCode')}
      </PostButton>
    </section>
  )
}

/** After the last attempt, or when the time is over: a person decides. */
function AskHuman() {
  const { t } = useTexts()
  return (
    <div className={css.human}>
      <InlineMessage tone="warn" title={t('order.selfie.maxAttempts')} />
      <PostButton fields={{ form: 'human' }} variant="primary" pending={t('checkout.saving')}>
        {t('checkout.photo.askHuman')}
      </PostButton>
    </div>
  )
}
