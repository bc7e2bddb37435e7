import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Opening } from '../../ui/layout/Page.tsx'
import css from './contact.module.css'
import type { FormKind } from './contact-forms.ts'

interface ContactHeadProps {
  readonly kind: FormKind
  readonly dealer: { readonly code: string; readonly name: string } | null
}

/** Who will read it, and the two forms as links: they work without script. */
export function ContactHead({ kind, dealer }: ContactHeadProps) {
  const { t } = useTexts()
  const site = useSite()
  const tabs = [
    ['message', pathTo(site, 'contact', null, { dealer: dealer?.code }), kind !== 'report'],
    ['report', pathTo(site, 'contact', null, { form: 'report', dealer: dealer?.code }), kind === 'report'],
  ] as const
  return (
    <Opening
      title={
        dealer ? t('contact.headingDealer', { dealer: dealer.name }) : t('contact.heading', { brand: site.brandName })
      }
      lead={t(kind === 'dealer' ? 'contact.leadDealer' : 'contact.lead')}
    >
      {dealer ? <a href={pathTo(site, 'contact')}>{t('contact.toBrand')}</a> : null}
      <nav aria-label={t('contact.forms')} className={css.tabs}>
        {tabs.map(([name, to, isHere]) => (
          <a key={name} href={to} aria-current={isHere ? 'page' : undefined}>
            {t(`contact.form.${name}`)}
          </a>
        ))}
      </nav>
    </Opening>
  )
}

/** The same people by other means. */
export function OtherWays() {
  const { t } = useTexts()
  const site = useSite()
  const { phone, email, hours } = site.legal
  return (
    <aside className={css.ways} aria-labelledby="other-ways">
      <h2 id="other-ways">{t('contact.other')}</h2>
      <dl>
        <dt>{t('contact.call')}</dt>
        <dd>
          <a href={`tel:${phone.replace(/\D/g, '')}`}>{phone}</a>
        </dd>
        <dd>{hours}</dd>
        <dt>{t('contact.write')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </dl>
      <ul role="list">
        <li>
          <a href={pathTo(site, 'dealers')}>{t('contact.dealers')}</a>
        </li>
        <li>
          <a href={pathTo(site, 'regret')}>{t('contact.regret')}</a>
        </li>
      </ul>
    </aside>
  )
}
