import { useTexts } from '../../../texts/texts.tsx'
import { usePage } from '../../root-data.ts'
import { pathTo } from '../../slugs.ts'
import { CONSENT_ID } from './Consent.tsx'
import { classes } from '../../../ui/classes.ts'
import { Columns, Row, Stack } from '../../../ui/layout/Stack.tsx'
import styles from './Footer.module.css'

/** Who sells, how to reach them, and the links the law of the country asks for. */
export function Footer() {
  const { site, year, demo } = usePage()
  const { t } = useTexts()
  const { legal } = site
  return (
    <footer className={classes('soft small', styles.footer)}>
      <Stack gap={5} className={classes('wide', styles.inner)}>
        <LegalData />
        <LegalLinks />
        <Stack gap={1} className="fine">
          {demo && <p className={styles.demo}>{t('shell.footer.demo')}</p>}
          <p>{t('shell.footer.taxNote')}</p>
          <p>{t('shell.footer.consumer')}</p>
          {site.country === 'AR' && <p>{t('shell.footer.fiscalData', { taxId: legal.taxId })}</p>}
          <p>{t('shell.footer.rights', { year: String(year), company: legal.companyName })}</p>
        </Stack>
      </Stack>
    </footer>
  )
}

function LegalData() {
  const { site } = usePage()
  const { t } = useTexts()
  const { legal } = site
  return (
    <Columns as="dl" least="15rem" gap={[4, 5]} isFilled className={styles.data}>
      <div>
        <dt className="strong">{t('shell.footer.company')}</dt>
        <dd>{legal.companyName}</dd>
        <dd>
          {t('shell.footer.taxId', { country: site.country })} {legal.taxId}
        </dd>
      </div>
      <div>
        <dt className="strong">{t('shell.footer.address')}</dt>
        <dd>{legal.address}</dd>
      </div>
      <div>
        <dt className="strong">{t('shell.footer.contact')}</dt>
        <dd>
          <a href={`tel:${legal.phone.replace(/\D/g, '')}`}>{legal.phone}</a>
        </dd>
        <dd>
          <a href={`mailto:${legal.email}`}>{legal.email}</a>
        </dd>
        <dd>{legal.hours}</dd>
      </div>
      <div>
        <dt className="strong">{t('shell.footer.dpo')}</dt>
        <dd>{legal.dpoName}</dd>
        <dd>
          <a href={`mailto:${legal.dpoEmail}`}>{legal.dpoEmail}</a>
        </dd>
      </div>
    </Columns>
  )
}

const LINK = classes('tap', styles.link)

function LegalLinks() {
  const { site, sites } = usePage()
  const { t } = useTexts()
  const owner = site.brand === 'portal' ? sites.find((one) => one.country === site.country) : site
  return (
    <nav aria-label={t('shell.nav.legal')}>
      <Row as="ul" role="list" gap={[0, 5]}>
        {owner &&
          (['legal', 'privacy', 'regret', 'unsubscribe'] as const).map((name) => (
            <li key={name}>
              <a href={pathTo(owner, name)} className={LINK}>
                {t(`shell.footer.${name}`)}
              </a>
            </li>
          ))}
        {site.brand !== 'portal' && (
          <li>
            <a href={pathTo(site, 'contact')} className={LINK}>
              {t('shell.nav.contact')}
            </a>
          </li>
        )}
        <li>
          <button type="button" popoverTarget={CONSENT_ID} className={LINK}>
            {t('shell.footer.cookies')}
          </button>
        </li>
      </Row>
    </nav>
  )
}
