import type { RouteHandle } from '@volante/contract/page'
import { readProtocol } from '@volante/domain/lead/protocol'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { basePath } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Protocol } from '../../ui/data/Protocol.tsx'
import { FocusedHeading } from '../../ui/layout/FocusedHeading.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import type { Route } from './+types/contact-sent.page'
import css from './contact.module.css'

export const handle = { texts: ['contact', 'errors', 'ui'], script: false, query: ['protocol'] } satisfies RouteHandle

export const loader = ({ url }: Route.LoaderArgs) => ({
  protocol: readProtocol(url.searchParams.get('protocol') ?? ''),
})

export default function ContactSent({ loaderData }: Route.ComponentProps) {
  const { t, byKey } = useTexts()
  const site = useSite()
  const { protocol } = loaderData
  return (
    <Page className={css.receipt}>
      <PageHead title={byKey('contact.sent')} hidden />
      <FocusedHeading>{byKey('contact.sent')}</FocusedHeading>
      {protocol ? (
        <>
          <Protocol label={t('contact.receipt')} code={protocol} />
          <p>{t('contact.receiptText')}</p>
        </>
      ) : (
        <p>{t('contact.receiptNone')}</p>
      )}
      <LinkButton to={basePath(site)} reloadDocument>
        {t('contact.receiptHome')}
      </LinkButton>
    </Page>
  )
}
