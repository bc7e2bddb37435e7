import type { RouteHandle } from '@volante/contract/page'
import { CONSENT_ID } from '../../shell/frame/drawn/Consent.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { type Chapter, Facts, LegalDocument } from '../legal/LegalDocument.tsx'
import { CookieTable, PurposeTable } from './PrivacyTables.tsx'

export const handle = { texts: ['legal', 'ui'], script: false } satisfies RouteHandle

export default function Privacy() {
  const { t } = useTexts()
  const { site } = usePage()
  return (
    <>
      <PageHead
        title={t('legal.privacy.title')}
        description={t('legal.privacy.description', { brand: site.brandName })}
      />
      <LegalDocument
        title={t('legal.privacy.title')}
        lead={t('legal.privacy.lead')}
        chapters={useChapters()}
        note={t('legal.privacy.version')}
      />
    </>
  )
}

function useChapters(): Chapter[] {
  const { t } = useTexts()
  return [
    { id: 'who', title: t('legal.privacy.who'), content: <Who /> },
    { id: 'purposes', title: t('legal.privacy.purposes'), content: <PurposeTable /> },
    { id: 'channels', title: t('legal.privacy.channels'), content: <Channels /> },
    { id: 'sharing', title: t('legal.privacy.sharing'), content: <p>{t('legal.privacy.sharing.text')}</p> },
    { id: 'rights', title: t('legal.privacy.rights'), content: <Rights /> },
    { id: 'cookies', title: t('legal.privacy.cookies'), content: <Cookies /> },
    { id: 'authority', title: t('legal.privacy.authority'), content: <Authority /> },
  ]
}

function Who() {
  const { t } = useTexts()
  const { legal } = usePage().site
  const { companyName: company, taxId, dpoName: dpo, dpoEmail } = legal
  return (
    <>
      <p>{t('legal.privacy.who.text', { company, taxId, dpo })}</p>
      <Facts
        facts={[
          [t('legal.notice.address'), legal.address],
          [t('legal.notice.email'), dpoEmail, `mailto:${dpoEmail}`],
        ]}
      />
    </>
  )
}

function Channels() {
  const { t } = useTexts()
  return (
    <>
      <p>{t('legal.privacy.channels.text')}</p>
      <p>{t('legal.privacy.channels.calls')}</p>
    </>
  )
}

const RIGHTS = ['access', 'correct', 'erase', 'portable', 'sharing', 'revoke'] as const

function Rights() {
  const { t } = useTexts()
  const { site } = usePage()
  return (
    <>
      <p>{t('legal.privacy.rights.text')}</p>
      <ul>
        {RIGHTS.map((right) => (
          <li key={right}>{t(`legal.privacy.rights.${right}`)}</li>
        ))}
      </ul>
      <p>{t('legal.privacy.rights.time')}</p>
      <LinkButton variant="primary" to={pathTo(site, 'contact', null, { reason: 'PRIVACY' })} reloadDocument>
        {t('legal.privacy.rights.ask')}
      </LinkButton>
      <p>
        <a href={`mailto:${site.legal.dpoEmail}`}>{t('legal.privacy.rights.write')}</a>
      </p>
    </>
  )
}

/** The same panel as on every page; it opens without script. */
function Cookies() {
  const { t } = useTexts()
  return (
    <>
      <p>{t('legal.privacy.cookies.text')}</p>
      <Button popoverTarget={CONSENT_ID}>{t('legal.privacy.cookies.open')}</Button>
      <CookieTable />
      <p>{t('legal.privacy.cookies.build')}</p>
      <p>{t('legal.privacy.cookies.views')}</p>
    </>
  )
}

function Authority() {
  const { t } = useTexts()
  return (
    <>
      <p>{t('legal.privacy.authority.text')}</p>
      <p>{t('legal.privacy.authority.more')}</p>
    </>
  )
}
