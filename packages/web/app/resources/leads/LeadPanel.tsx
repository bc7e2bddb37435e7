import type { LeadDetail } from '@volante/contract/desk'
import { can } from '@volante/domain/policy/policy'
import type { Country } from '@volante/domain/vocabulary'
import { formatPhone } from '@volante/domain/person/phone'
import { streetLine } from '@volante/domain/places/address'
import { QUOTATIONS } from '../../work/list/known-lists.ts'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { Soft } from '../../work/Soft.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { configurationOf } from '../../building/configuration-of.ts'
import { LeadHistory } from './LeadHistory.tsx'
import { channelName } from './channel-name.ts'
import type { ResourceListData } from '../../work/resource/load-resource.server.ts'
import { shortMoment } from '../../work/time/short-moment.ts'
import { spanOf } from '../../work/time/time-left.ts'
import { useCountry, writtenNumber } from '../../work/people/written-number.ts'
import { leads } from './leads.tsx'
import css from './leads.module.css'
import { LeadWork } from './LeadWork.tsx'
import { standingOf } from './lead-standing.ts'

interface LeadPanelProps {
  readonly lead: LeadDetail | 'gone'
  readonly data: Pick<ResourceListData, 'chosen' | 'zones' | 'now' | 'done'> & { readonly once: string }
  /** The page's action data. */
  readonly answer: unknown
}

/** The whole lead. Only the ways the person allowed are offered. */
export function LeadPanel({ lead, data, answer }: LeadPanelProps) {
  const texts = useTexts()
  const mayQuote = can(usePage().visitor, 'quotations.work')
  const { t } = texts
  const close = (
    <LinkButton to={addressOf(leads, data.chosen, { lead: '' })} preventScrollReset size="small">
      {t('desk.lead.close')}
    </LinkButton>
  )
  if (lead === 'gone') {
    return (
      <Stack as="aside" className={css.panel}>
        <p>{t('desk.lead.gone')}</p>
        {close}
      </Stack>
    )
  }
  const { tone, words } = standingOf(texts, lead, data.now)
  return (
    <Stack as="aside" aria-labelledby="lead" className={css.panel}>
      <Row justify="space-between">
        <StatusTag tone={tone}>{words}</StatusTag>
        {close}
      </Row>
      <div>
        <h2 id="lead">{lead.companyName ?? lead.name}</h2>
        <Soft as="p">{t('desk.lead.title', { protocol: lead.protocol })}</Soft>
        <Promise lead={lead} zone={data.zones[lead.site]} />
      </div>
      {data.done && !answer && !data.done.startsWith('view') && (
        <Outcome key={data.once} tone={data.done === 'meanwhile' ? 'bad' : 'good'}>
          {t(data.done === 'meanwhile' ? 'desk.work.meanwhile' : 'desk.work.done')}
        </Outcome>
      )}
      <Ways lead={lead} />
      {mayQuote && (
        <Row>
          <LinkButton to={`${QUOTATIONS.path}/new?lead=${lead.id}`} size="small">
            {t('desk.lead.quote')}
          </LinkButton>
        </Row>
      )}
      <LeadWork key={lead.id} lead={lead} once={data.once} answer={answer} />
      <Contact lead={lead} />
      <Car lead={lead} />
      {lead.description && (
        <section>
          <h3>{t('desk.lead.message')}</h3>
          <p className={css.message}>{lead.description}</p>
        </section>
      )}
      <LeadHistory lead={lead} zone={data.zones[lead.site]} />
      <Soft as="p">{t('desk.lead.noted')}</Soft>
    </Stack>
  )
}

/** What the person was promised, and how long the dealer was open meanwhile. */
function Promise({
  lead: { replyBy, openMinutes },
  zone,
}: {
  readonly lead: LeadDetail
  readonly zone: string | undefined
}) {
  const { t, language } = useTexts()
  return (
    <Soft as="p">
      {t('desk.lead.promised', { at: shortMoment(language, replyBy, zone) })}{' '}
      {openMinutes !== null &&
        (openMinutes > 0 ? t('desk.lead.openTime', { time: spanOf(t, openMinutes) }) : t('desk.lead.notOpen'))}
    </Soft>
  )
}

function Ways({ lead }: { readonly lead: LeadDetail }) {
  const { t } = useTexts()
  const code = useCountry(lead.site) === 'AR' ? '549' : '55'
  const allows = (channel: string) => lead.consents.some((one) => one.channel === channel)
  return (
    <Row gap={2}>
      {allows('WHATSAPP') && (
        <a
          className={buttonClass({ size: 'small', variant: 'primary' })}
          href={`https://wa.me/${code}${lead.phone}`}
          rel="noreferrer"
        >
          {t('desk.channel.WHATSAPP')}
        </a>
      )}
      {allows('PHONE') && (
        <a className={buttonClass({ size: 'small' })} href={`tel:+${code}${lead.phone}`}>
          {t('desk.lead.call')}
        </a>
      )}
      {allows('EMAIL') && (
        <a className={buttonClass({ size: 'small' })} href={`mailto:${lead.email}`}>
          {t('desk.lead.write')}
        </a>
      )}
    </Row>
  )
}

function Contact({ lead }: { readonly lead: LeadDetail }) {
  const texts = useTexts()
  const { t } = texts
  const country = useCountry(lead.site)
  const isCompany = lead.personType === 'legalPerson'
  return (
    <section>
      <h3>{t('desk.lead.contact')}</h3>
      <Facts
        of={{
          [t('desk.lead.contactName')]: isCompany && lead.name,
          [t('desk.lead.phone')]: formatPhone(lead.phone, country),
          [t('desk.lead.email')]: lead.email,
          [t('desk.lead.taxId')]: lead.taxId && writtenNumber(lead.taxId, country),
          [t('desk.lead.prefers')]: channelName(texts, lead.preferredContactMethod),
          [t('desk.lead.place')]: [lead.city, lead.stateCode].filter(Boolean).join(', '),
          [t('desk.lead.address')]: lead.address && addressLine(lead.address, country),
          [t('desk.lead.vehicles')]: lead.totalVehicles,
          [t('desk.lead.years')]: isCompany && t(lead.hasTwoYearCnpj ? 'desk.lead.yes' : 'desk.lead.no'),
        }}
      />
    </section>
  )
}

function addressLine(address: NonNullable<LeadDetail['address']>, country: Country): string {
  const { street = '', number = '', complement, neighbourhood, city, stateCode, postalCode } = address
  return [streetLine({ street, number }, country), complement, neighbourhood, city, stateCode, postalCode]
    .filter(Boolean)
    .join(', ')
}

function Car({ lead }: { readonly lead: LeadDetail }) {
  const { t } = useTexts()
  const { product, dealer } = lead
  const href = configurationOf(lead.tracking.referer)
  return (
    <section>
      <h3>{t('desk.lead.car')}</h3>
      <p>
        {product ? product.name : t('desk.noCar')}
        {product?.year && <Soft>, {t('desk.lead.year', { year: product.year })}</Soft>}
      </p>
      {href && product && (
        <p>
          <a href={href}>{t('desk.lead.configuration')}</a>
        </p>
      )}
      <Facts of={{ [t('desk.column.dealer')]: dealer ? `${dealer.name} (${dealer.code})` : t('desk.noDealer') }} />
    </section>
  )
}
