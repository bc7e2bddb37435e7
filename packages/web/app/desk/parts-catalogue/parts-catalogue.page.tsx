import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/parts-catalogue.page'

const PATH = '/desk/parts-catalogue'

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'partsCatalogue.open')
  const link = await facts.api.authentication.eperV3().catch((error: unknown) => {
    if (!callRefusal(error)) throw error
    return null
  })
  return { dealerCode: link?.dealerCode ?? null, isThere: link !== null }
}

/** The way into the partner's parts catalogue, signed for whoever goes there. */
export default function PartsCatalogue({ loaderData: { dealerCode, isThere } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <RecordPage title={t('desk.parts-catalogue.title')} text={t('desk.parts-catalogue.text')}>
      {isThere ? (
        <Row gap={3}>
          <LinkButton to={`${PATH}/open`} variant="primary" target="_blank" rel="noreferrer" reloadDocument>
            {t('desk.parts-catalogue.open')}
          </LinkButton>
          {dealerCode && <span>{t('desk.parts-catalogue.dealer', { code: dealerCode })}</span>}
        </Row>
      ) : (
        <EmptyState title={t('desk.parts-catalogue.none')}>{t('desk.parts-catalogue.none.text')}</EmptyState>
      )}
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={PATH} />
