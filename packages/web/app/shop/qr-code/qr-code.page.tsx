import type { RouteHandle } from '@volante/contract/page'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import type { Route } from './+types/qr-code.page'

export const handle = { texts: ['shop'], script: false, cache: false } satisfies RouteHandle

/** What somebody scanned leads on; a code whose time is over says so. */
export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const { api, origin } = context.get(page)
  const { path, dealerCode } = await api.qrCodes.scan({ body: { code } }).catch((error: unknown) => {
    throw callRefusal(error)?.status === 404 ? data(null, { status: 404 }) : error
  })
  if (path === null) return { dealerCode }
  const to = new URL(path, origin)
  for (const [name, value] of Object.entries({ source: 'qr', medium: 'print', campaign: code }))
    to.searchParams.set(`utm_${name}`, value)
  throw redirect(to.pathname + to.search + to.hash, 302)
}

export default function QrCodeOver({ loaderData: { dealerCode } }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const title = t('shop.qr.over')
  return (
    <Page width="content" gap={5}>
      <PageHead title={title} description={t('shop.qr.over.text')} />
      <Opening title={title} lead={t('shop.qr.over.text')} size="small" />
      <Row gap={3}>
        <LinkButton to={pathTo(site, 'home')} variant="primary" reloadDocument>
          {t('shop.qr.home', { brand: site.brandName })}
        </LinkButton>
        <LinkButton to={pathTo(site, 'dealer', { dealer: dealerCode })} reloadDocument>
          {t('shop.qr.dealer')}
        </LinkButton>
      </Row>
    </Page>
  )
}
