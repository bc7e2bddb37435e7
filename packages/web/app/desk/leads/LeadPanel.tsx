import type { LeadDetail } from '@volante/contract/desk'
import { formatCpfCnpj } from '@volante/domain/cpf-cnpj'
import { formatCuil } from '@volante/domain/cuil'
import { formatDni } from '@volante/domain/dni'
import { formatPhone } from '@volante/domain/phone'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import css from '../desk.module.css'
import { configurationOf } from './configuration-of.ts'
import { leadAddress } from './lead-address.ts'
import { LeadHistory } from './LeadHistory.tsx'
import { channelName } from './channel-name.ts'
import type { LeadsData } from './load-leads.ts'
import { timeLeft } from './time-left.ts'

interface LeadPanelProps {
  readonly lead: LeadDetail | 'gone'
  readonly data: LeadsData
}

/** The whole lead. Only the ways the person allowed are offered. */
export function LeadPanel({ lead, data }: LeadPanelProps) {
  const texts = useTexts()
  const { t } = texts
  const close = (
    <Link to={leadAddress(data.query, { lead: '' })} preventScrollReset className={buttonClass({ size: 'small' })}>
      {t('desk.lead.close')}
    </Link>
  )
  if (lead === 'gone') {
    return (
      <aside className={css.panel}>
        <p>{t('desk.lead.gone')}</p>
        {close}
      </aside>
    )
  }
  const { tone, words } = timeLeft(texts, lead.replyBy, data.now)
  return (
    <aside aria-labelledby="lead" className={css.panel}>
      <div className={css.panelHead}>
        <StatusTag tone={tone}>{words}</StatusTag>
        {close}
      </div>
      <div>
        <h2 id="lead">{lead.companyName ?? lead.name}</h2>
        <p className={css.soft}>{t('desk.lead.title', { protocol: lead.protocol })}</p>
      </div>
      <Ways lead={lead} />
      <Contact lead={lead} />
      <Car lead={lead} />
      {lead.description && (
        <section>
          <h3>{t('desk.lead.message')}</h3>
          <p className={css.said}>{lead.description}</p>
        </section>
      )}
      <LeadHistory lead={lead} zone={data.zones[lead.site]} />
      <p className={css.soft}>{t('desk.lead.noted')}</p>
    </aside>
  )
}

/** Takes the id of a site; answers its country. */
export function useCountry(site: string): 'BR' | 'AR' {
  return usePage().sites.find(({ id }) => id === site)?.country ?? 'BR'
}

function Ways({ lead }: { readonly lead: LeadDetail }) {
  const { t } = useTexts()
  const code = useCountry(lead.site) === 'AR' ? '549' : '55'
  const allows = (channel: string) => lead.consents.some((one) => one.channel === channel)
  return (
    <p className={css.waysOut}>
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
    </p>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
}

function Contact({ lead }: { readonly lead: LeadDetail }) {
  const texts = useTexts()
  const { t } = texts
  const country = useCountry(lead.site)
  const isCompany = lead.personType === 'legalPerson'
  return (
    <section>
      <h3>{t('desk.lead.contact')}</h3>
      <dl className={css.sheet}>
        <Fact name={t('desk.lead.contactName')}>{isCompany ? lead.name : null}</Fact>
        <Fact name={t('desk.lead.phone')}>{formatPhone(lead.phone, country)}</Fact>
        <Fact name={t('desk.lead.email')}>{lead.email}</Fact>
        <Fact name={t('desk.lead.taxId')}>{lead.taxId && writtenNumber(lead.taxId, country)}</Fact>
        <Fact name={t('desk.lead.prefers')}>{channelName(texts, lead.preferredContactMethod)}</Fact>
        <Fact name={t('desk.lead.place')}>{[lead.city, lead.state].filter(Boolean).join(', ')}</Fact>
        <Fact name={t('desk.lead.address')}>{lead.address ? addressLine(lead.address) : null}</Fact>
        <Fact name={t('desk.lead.vehicles')}>{lead.totalVehicles}</Fact>
        {isCompany && (
          <Fact name={t('desk.lead.years')}>{t(lead.hasTwoYearCnpj ? 'desk.lead.yes' : 'desk.lead.no')}</Fact>
        )}
      </dl>
    </section>
  )
}

/** Takes a CPF, CNPJ, DNI or CUIT without mask and the country; answers it as people write it. */
export function writtenNumber(taxId: string, country: 'BR' | 'AR'): string {
  if (country === 'BR') return formatCpfCnpj(taxId)
  return taxId.length > 8 ? formatCuil(taxId) : formatDni(taxId)
}

function addressLine({
  street,
  number,
  complement,
  neighbourhood,
  city,
  stateCode,
  postalCode,
}: NonNullable<LeadDetail['address']>): string {
  return [`${street}, ${number}`, complement, neighbourhood, city, stateCode, postalCode].filter(Boolean).join(', ')
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
        {product?.year && <span className={css.soft}>, {t('desk.lead.year', { year: product.year })}</span>}
      </p>
      {href && product && (
        <p>
          <a href={href}>{t('desk.lead.configuration')}</a>
        </p>
      )}
      <dl className={css.sheet}>
        <Fact name={t('desk.column.dealer')}>{dealer ? `${dealer.name} (${dealer.code})` : t('desk.noDealer')}</Fact>
      </dl>
    </section>
  )
}
