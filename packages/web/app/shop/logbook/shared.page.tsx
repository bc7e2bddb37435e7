import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { BookEntries } from '../../logbook/BookEntries.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/shared.page'

export const handle = { texts: ['logbook', 'ui'], script: 'enhance', cache: false } satisfies RouteHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const token = params.token ?? ''
  try {
    return data({ token, shared: await context.get(page).api.logbook.shared({ params: { token } }) })
  } catch (error) {
    const status = callRefusal(error)?.status
    if (status === 404 || status === 400) return data(null, { status: 404 })
    throw error
  }
}

/** What workshops did to somebody's car, without a word about the person. */
export default function Shared({ loaderData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const site = useSite()
  if (!loaderData) return <Ended />
  const { token, shared } = loaderData
  const { car, plate, until, book } = shared
  const name = car ? `${car.model} ${car.version} ${car.year}` : t('logbook.shared.someCar')
  return (
    <Page width="content" gap={6}>
      <PageHead title={t('logbook.shared.title', { car: name })} hidden />
      <Opening title={name} lead={t('logbook.shared.lead', { day: date(`${until}T12:00:00Z`) })} size="small" />
      <p>
        <span className="strong tabular" translate="no">
          {[book.car, plate].filter(Boolean).join(' · ')}
        </span>{' '}
        <span className="soft">{t('logbook.shared.compare')}</span>
      </p>
      <BookEntries book={book} />
      <Row>
        <LinkButton to={pathTo(site, 'logbookFile', { token })} variant="primary" reloadDocument>
          {t('logbook.shared.file')}
        </LinkButton>
        <LinkButton to={pathTo(site, 'logbookCheck')} variant="quiet" reloadDocument>
          {t('logbook.check.title')}
        </LinkButton>
      </Row>
    </Page>
  )
}

function Ended() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <Page width="content">
      <PageHead title={t('logbook.shared.ended')} hidden />
      <h1 className="unseen">{t('logbook.shared.ended')}</h1>
      <EmptyState
        title={t('logbook.shared.ended')}
        actions={
          <LinkButton to={basePath(site)} reloadDocument>
            {t('logbook.shared.home')}
          </LinkButton>
        }
      >
        {t('logbook.shared.endedText')}
      </EmptyState>
    </Page>
  )
}
