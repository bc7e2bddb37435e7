import type { RouteHandle } from '@volante/contract/page'
import { formatPrice } from '@volante/domain/money/price'
import { formatPhone } from '@volante/domain/person/phone'
import { timeLeft } from '@volante/domain/valuation/trade-offer'
import { redirect } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { FocusedHeading } from '../../ui/layout/FocusedHeading.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/offer.page'
import { MovedLines } from './MovedLines.tsx'
import css from './valuation.module.css'

export const handle = { texts: ['valuation', 'errors', 'ui'], cache: false, query: ['problem'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, texts, now } = context.get(page)
  const offer = await api.evaluation.offer({ params: { token: params.token } }).catch((error: unknown) => {
    if (callRefusal(error)?.status === 404) throw new Response(null, { status: 404 })
    throw error
  })
  const left = timeLeft(new Date(offer.validUntil), now)
  return {
    offer,
    left,
    problem: url.searchParams.has('problem') ? texts.byKey('evaluation.offerOver') : null,
  }
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const { api, site } = context.get(page)
  const accepted = formText(await request.formData(), 'answer') === 'yes'
  const own = (query: object) => redirect(pathTo(site, 'tradeOffer', { token }, { ...query }), 303)
  try {
    await api.evaluation.answerOffer({ params: { token }, body: { accepted } })
    return own({})
  } catch (error) {
    if (callRefusal(error)?.status !== 409) throw error
    return own({ problem: 'over' })
  }
}
export const clientAction = keepForm

const TONES = { OFFERED: 'info', ACCEPTED: 'good', DECLINED: 'info', EXPIRED: 'warn' } as const

/** A dealer's offer for a used car: how much, until when, how it came about, and a yes or no (US-13). */
export default function OfferPage({ loaderData: { offer, left, problem } }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const { vehicle, year, dealer, currency, state, validUntil, note } = offer
  const name = `${vehicle} ${year}`
  const { country } = useSite()
  const digits = dealer.phone.replace(/\D/g, '')
  const phone = formatPhone(digits, country)
  return (
    <Page gap={7} className={css.offer}>
      <PageHead title={t('valuation.offer.title', { car: name })} hidden />
      <Stack as="header" gap={3}>
        <p className="soft">{t('valuation.offer.by', { dealer: dealer.name, day: date(offer.at) })}</p>
        <FocusedHeading>{t('valuation.offer.title', { car: name })}</FocusedHeading>
        <p className={css.amount}>{formatPrice(offer.offer, currency)}</p>
      </Stack>
      {problem ? (
        <InlineMessage tone="bad" isLive>
          {problem}
        </InlineMessage>
      ) : null}
      <InlineMessage tone={TONES[state]} title={t(`valuation.offer.${state}`)}>
        {t(`valuation.offer.${state}Text`, {
          ...left,
          until: date(validUntil, 'moment'),
          dealer: dealer.name,
          phone,
          used: String(offer.isUsed),
        })}
      </InlineMessage>
      <Answers offer={offer} />
      <MovedLines offer={offer} />
      <Stack as="section" gap={2} aria-labelledby="note">
        <h2 id="note" className="text-22">
          {t('valuation.offer.note', { dealer: dealer.name })}
        </h2>
        <p>{note}</p>
        <p className="soft">{dealer.address}</p>
        {phone ? (
          <p>
            <a href={`tel:+${country === 'AR' ? '54' : '55'}${digits}`}>{phone}</a>
          </p>
        ) : null}
      </Stack>
    </Page>
  )
}

function Answers({ offer: { state, isUsed, offer } }: Pick<Route.ComponentProps['loaderData'], 'offer'>) {
  const { t } = useTexts()
  const site = useSite()
  if (isUsed) return null
  if (state === 'EXPIRED')
    return (
      <Row>
        <LinkButton to={pathTo(site, 'valuation')}>{t('valuation.again')}</LinkButton>
      </Row>
    )
  const ways = (
    <LinkButton to={pathTo(site, 'financing', null, { trade: offer })} reloadDocument>
      {t('valuation.financing')}
    </LinkButton>
  )
  return (
    <Row>
      {state === 'ACCEPTED' ? (
        <LinkButton variant="primary" to={pathTo(site, 'models')} reloadDocument>
          {t('valuation.offer.choose')}
        </LinkButton>
      ) : (
        <PostButton fields={{ answer: 'yes' }} variant="primary">
          {t('valuation.offer.accept')}
        </PostButton>
      )}
      {ways}
      {state === 'DECLINED' ? null : (
        <PostButton fields={{ answer: 'no' }} variant="quiet">
          {t('valuation.offer.decline')}
        </PostButton>
      )}
    </Row>
  )
}
