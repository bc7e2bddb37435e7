import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { qrDrawing } from '../../shell/qr/qr-drawing.server.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DoorCode } from '../../ui/data/DoorCode.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/poster.page'
import { RECEPTION_PATH } from './handle-reception.ts'
import { loadReception } from './load-reception.ts'

export const handle = { query: ['dealer'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'reception.work')
  const { dealer, site } = await loadReception(facts, url.searchParams)
  if (!dealer || !site) throw data(null, { status: 404 })
  const address = facts.origin + pathTo(site, 'arrival', { dealer: dealer.code })
  return { dealer: dealer.name, code: dealer.code, address, drawing: qrDrawing(address) }
}

/** To print and hang at the door: a visitor's phone leads to the line. */
export default function Poster({ loaderData: { dealer, code, address, drawing } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <RecordPage
      title={dealer}
      back={{ to: `${RECEPTION_PATH}?dealer=${code}`, text: t('reception.desk') }}
      text={t('reception.posterHeading')}
    >
      <DoorCode text={address} drawing={drawing} label={t('reception.posterQr')} says={t('reception.posterText')} />
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={RECEPTION_PATH} />
)
