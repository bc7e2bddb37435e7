import type { RecallAnswer } from '@volante/contract/recall'
import { PostButton } from '../../forms/PostButton.tsx'
import { useSite } from '../../shell/root-data.ts'
import type { Day } from '@volante/domain/date'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { FocusedHeading } from '../../ui/layout/FocusedHeading.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { CampaignFacts } from './CampaignFacts.tsx'

export interface RecallFound extends RecallAnswer {
  readonly view: 'recall'
  /** As it was asked: what the voucher is for. */
  readonly vehicle: string
}

/** The one answer, and what follows from it: a booking where something is open, a person where nobody can say. */
export function Found({
  answer: { state, text, campaigns, vehicle },
  today,
}: {
  readonly answer: RecallFound
  readonly today: Day
}) {
  const site = useSite()
  const { t } = useTexts()
  const repairable = campaigns.some(({ remedyFrom }) => remedyFrom !== null)
  return (
    <Stack as="section" gap={5} aria-label={t('recall.answerLabel')}>
      <FocusedHeading>{text}</FocusedHeading>
      {campaigns.map((campaign) => (
        <Stack key={campaign.id} gap={3} className="ruled">
          <h2>{campaign.title}</h2>
          <CampaignFacts campaign={campaign} today={today} />
        </Stack>
      ))}
      <Row>
        {repairable ? (
          <LinkButton variant="primary" size="large" to={pathTo(site, 'serviceVisit', null, { service: 'SV03' })}>
            {t('recall.book')}
          </LinkButton>
        ) : null}
        {state === 'open' ? (
          <PostButton fields={{ vehicle }} action={`${basePath(site)}/recall/voucher`} reloadDocument size="large">
            {t('recall.voucher')}
          </PostButton>
        ) : null}
        {state === 'unknown' || state === 'open' ? (
          <LinkButton size="large" to={pathTo(site, 'dealers')} reloadDocument>
            {t('recall.dealers')}
          </LinkButton>
        ) : null}
      </Row>
    </Stack>
  )
}
