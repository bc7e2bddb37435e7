import { DAY_MS } from '@volante/domain/duration'
import { MessageCircle } from '../../../ui/action/icons.ts'
import { MapPin, Phone } from '../../../ui/action/rare-icons.ts'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import type { ReceiptData, ShownDealer } from './load-receipt.ts'
import css from '../proposal.module.css'

/** Any Sunday: days of the week are named by dates. */
const SUNDAY = Date.UTC(2026, 0, 4, 12)

export function ReceiptDealer({ dealer, protocol }: Pick<ReceiptData, 'dealer' | 'protocol'>) {
  const { t } = useTexts()
  const { brandName: brand } = useSite()
  return (
    <section aria-labelledby="dealer" className={css.dealer}>
      <h2 id="dealer">{t('lead.sent.dealer')}</h2>
      {dealer ? <Known dealer={dealer} protocol={protocol} /> : <p>{t('lead.sent.anyDealer', { brand })}</p>}
    </section>
  )
}

function Known({ dealer, protocol }: { readonly dealer: ShownDealer; readonly protocol: string }) {
  const { t } = useTexts()
  const { messagingAddress } = useSite()
  const text = encodeURIComponent(t('lead.sent.whatsAppText', { protocol }))
  return (
    <>
      <p>
        <strong>{dealer.name}</strong>
        <br />
        {dealer.address}
      </p>
      <OpenNow dealer={dealer} />
      <p className={css.actions}>
        <LinkButton
          to={`${messagingAddress}/${dealer.whatsApp}?text=${text}`}
          rel="noreferrer"
          variant="primary"
          icon={MessageCircle}
        >
          {t('lead.sent.whatsApp')}
        </LinkButton>
        <LinkButton to={`tel:${dealer.phone.dialled}`} icon={Phone}>
          <span className="unseen">{t('lead.sent.call')} </span>
          {dealer.phone.shown}
        </LinkButton>
        <LinkButton to={dealer.route} rel="noreferrer" variant="quiet" icon={MapPin}>
          {t('lead.sent.route')}
        </LinkButton>
      </p>
      <Disclosure title={t('lead.sent.hours')}>
        <Week week={dealer.week} />
      </Disclosure>
    </>
  )
}

function OpenNow({ dealer: { isOpen, changesAt, timeZone } }: { readonly dealer: ShownDealer }) {
  const { t, language } = useTexts()
  if (changesAt === null) return null
  const at = new Date(changesAt)
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(at)
  const time = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(at)
  return (
    <p className="soft small">{isOpen ? t('lead.sent.openUntil', { time }) : t('lead.sent.opensAt', { day, time })}</p>
  )
}

function Week({ week }: Pick<ShownDealer, 'week'>) {
  const { t, language } = useTexts()
  const nameOf = (weekday: number) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + weekday * DAY_MS)
  return (
    <dl className={css.week}>
      {week.map(({ weekday, hours }) => (
        <div key={weekday}>
          <dt>{nameOf(weekday)}</dt>
          <dd>{hours.map((stretch) => stretch.join(' – ')).join(', ') || t('lead.sent.closed')}</dd>
        </div>
      ))}
    </dl>
  )
}
