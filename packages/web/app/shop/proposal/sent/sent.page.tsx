import { CircleCheck } from '../../../ui/action/icons.ts'
import type { RouteHandle } from '@volante/contract/page'
import { useEffect } from 'react'
import { clearDraft } from '../../../forms/draft.ts'
import { page } from '../../../shell/page-context.ts'
import { PageHead } from '../../../shell/PageHead.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { basePath, pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { buttonClass } from '../../../ui/action/Button.tsx'
import { Icon } from '../../../ui/action/Icon.tsx'
import { EmptyState } from '../../../ui/feedback/States.tsx'
import { FocusedHeading } from '../../../ui/layout/FocusedHeading.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { Route } from './+types/sent.page'
import { loadReceipt, type ReceiptData } from './load-receipt.ts'
import css from '../proposal.module.css'
import { ReceiptDealer } from './ReceiptDealer.tsx'
import { RequestedCar } from '../RequestedCar.tsx'
import { reportSent } from './report-sent.ts'

export const handle = { texts: ['lead', 'ui'], cache: false } satisfies RouteHandle

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadReceipt(context.get(page), request.headers.get('cookie'))

/** Safe to reload, and only for the browser that sent the lead: the address says nothing. */
export default function Sent({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <div className={css.page}>
      <PageHead title={t(loaderData ? 'lead.sent.title' : 'lead.sent.noneTitle')} hidden />
      {loaderData ? <Receipt receipt={loaderData} /> : <NoReceipt />}
    </div>
  )
}

function NoReceipt() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <>
      <h1 className="unseen">{t('lead.sent.title')}</h1>
      <EmptyState
        title={t('lead.sent.noneTitle')}
        actions={
          <a href={pathTo(site, 'proposal')} className={buttonClass({ variant: 'primary' })}>
            {t('lead.title')}
          </a>
        }
      >
        {t('lead.sent.noneText')}
      </EmptyState>
    </>
  )
}

function Receipt({ receipt }: { readonly receipt: ReceiptData }) {
  const { t } = useTexts()
  const site = useSite()
  const { protocol, car, dealer } = receipt
  return (
    <>
      <Acknowledgement receipt={receipt} />
      <div className={css.after}>
        <ReceiptDealer dealer={dealer} protocol={protocol} />
        <section aria-labelledby="next">
          <h2 id="next">{t('lead.sent.next')}</h2>
          <ol className={css.next}>
            <li>{t('lead.sent.next1')}</li>
            <li>{t('lead.sent.next2')}</li>
            <li>{t('lead.sent.next3')}</li>
          </ol>
        </section>
      </div>
      {car && <RequestedCar car={car} heading={t('lead.sent.car')} isSent />}
      <p className={css.ways}>
        {car && <a href={car.buildHref}>{t('lead.sent.backToCar')}</a>}
        <a href={basePath(site)}>{t('lead.sent.home')}</a>
      </p>
    </>
  )
}

function Acknowledgement({ receipt: { protocol, replyBy, repeated, car } }: { readonly receipt: ReceiptData }) {
  const { t, date } = useTexts()
  const site = useSite()
  const product = car?.productCode ?? null
  useEffect(() => {
    clearDraft(`lead:${site.id}`)
    reportSent(site, { protocol, product })
  }, [site, protocol, product])
  return (
    <Stack as="header" gap={4} align="start">
      <Icon icon={CircleCheck} size={40} className={css.check} />
      <FocusedHeading>{t('lead.sent.heading')}</FocusedHeading>
      {repeated && <p>{t('lead.sent.repeated')}</p>}
      <dl className={css.keys}>
        <div>
          <dt>{t('lead.sent.protocol')}</dt>
          <dd className={css.protocol}>{protocol}</dd>
        </div>
        <div>
          <dt>{t('lead.sent.reply')}</dt>
          <dd>
            <time dateTime={replyBy}>
              {t('lead.sent.replyAt', { day: date(replyBy, 'long'), time: date(replyBy, 'time') })}
            </time>
          </dd>
        </div>
      </dl>
    </Stack>
  )
}
