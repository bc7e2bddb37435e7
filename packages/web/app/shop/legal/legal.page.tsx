import type { RouteHandle } from '@volante/contract/page'
import { PageHead } from '../../shell/PageHead.tsx'
import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { type Chapter, Facts, LegalDocument } from './LegalDocument.tsx'

export const handle = { texts: ['legal', 'ui'], script: false } satisfies RouteHandle

/** The public body that takes complaints; Argentina asks for the link itself (Resolución 274/2021). */
const AUTHORITY = {
  BR: 'https://www.consumidor.gov.br',
  AR: 'https://www.argentina.gob.ar/produccion/defensadelconsumidor/formulario',
} as const

export default function Legal() {
  const { t } = useTexts()
  const { site } = usePage()
  return (
    <>
      <PageHead
        title={t('legal.notice.title')}
        description={t('legal.notice.description', { brand: site.brandName })}
      />
      <LegalDocument title={t('legal.notice.title')} lead={t('legal.notice.lead')} chapters={useChapters()} />
    </>
  )
}

function useChapters(): Chapter[] {
  const { t } = useTexts()
  return [
    { id: 'who', title: t('legal.notice.who'), content: <Who /> },
    { id: 'prices', title: t('legal.notice.prices'), content: <Prices /> },
    { id: 'images', title: t('legal.notice.images'), content: <p>{t('legal.notice.images.text')}</p> },
    { id: 'before', title: t('legal.notice.before'), content: <BeforeBuying /> },
    { id: 'complaints', title: t('legal.notice.complaints'), content: <Complaints /> },
    { id: 'access', title: t('legal.notice.access'), content: <p>{t('legal.notice.access.text')}</p> },
    { id: 'brands', title: t('legal.notice.brands'), content: <p>{t('legal.notice.brands.text')}</p> },
  ]
}

function Who() {
  const { t } = useTexts()
  const { legal } = usePage().site
  return (
    <>
      <p>{t('legal.notice.who.text')}</p>
      <Facts
        facts={[
          [t('legal.notice.company'), legal.companyName],
          [t('legal.notice.taxId'), legal.taxId],
          [t('legal.notice.address'), legal.address],
          [t('legal.notice.phone'), legal.phone, `tel:${legal.phone.replace(/\D/g, '')}`],
          [t('legal.notice.email'), legal.email, `mailto:${legal.email}`],
          [t('legal.notice.hours'), legal.hours],
        ]}
      />
    </>
  )
}

function Prices() {
  const { t } = useTexts()
  const { demo } = usePage()
  return (
    <>
      {demo ? <InlineMessage tone="info">{t('legal.notice.prices.demo')}</InlineMessage> : null}
      <p>{t('legal.notice.prices.cash')}</p>
      <p>{t('legal.notice.prices.extra')}</p>
      <p>{t('legal.notice.prices.offer')}</p>
    </>
  )
}

function BeforeBuying() {
  const { t } = useTexts()
  const { site } = usePage()
  return (
    <>
      <ul>
        <li>{t('legal.notice.before.summary')}</li>
        <li>{t('legal.notice.before.confirm')}</li>
        <li>{t('legal.notice.before.answer')}</li>
      </ul>
      <p>
        <a href={pathTo(site, 'regret')}>{t('legal.notice.before.regret')}</a>
      </p>
    </>
  )
}

function Complaints() {
  const { t } = useTexts()
  const { site } = usePage()
  return (
    <>
      <p>{t('legal.notice.complaints.text')}</p>
      <LinkButton to={pathTo(site, 'contact', null, { reason: 'COMPLAINT' })} reloadDocument>
        {t('legal.notice.complaints.contact')}
      </LinkButton>
      <p>
        <a href={AUTHORITY[site.country]} rel="noreferrer">
          {t('legal.notice.complaints.authority')}
        </a>
      </p>
    </>
  )
}
