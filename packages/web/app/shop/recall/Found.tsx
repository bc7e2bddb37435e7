import type { RecallAnswer } from '@volante/contract/recall'
import { PostButton } from '../../forms/PostButton.tsx'
import { KIND } from '../../forms/refused.ts'
import { useSite } from '../../shell/root-data.ts'
import type { Day } from '@volante/domain/date'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { FocusedHeading } from '../../ui/layout/FocusedHeading.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import type { Repairers } from '../appointment/repair/load-repairers.ts'
import { RepairDealers } from '../appointment/repair/RepairDealers.tsx'
import { CAR_ALERT } from './alert/alert-form.ts'
import { CampaignFacts } from './CampaignFacts.tsx'

export interface RecallFound extends RecallAnswer {
  readonly view: 'recall'
  /** As it was asked: what the voucher is for. */
  readonly vehicle: string
  /** Near which place dealers were looked for, as typed. */
  readonly near: string
  readonly repairers: Repairers
  /** The car in the asker's own garage. */
  readonly ownCar: string | null
}

/** The one answer, and what follows from it: a booking where something is open, a person where nobody can say. */
export function Found({
  answer: { state, text, campaigns, repairs, vehicle, ownCar, repairers },
  today,
}: {
  readonly answer: RecallFound
  readonly today: Day
}) {
  const site = useSite()
  const { t, byKey } = useTexts()
  const repairable = campaigns.find(({ remedyFrom }) => remedyFrom !== null)
  return (
    <Stack as="section" gap={5} aria-label={t('recall.answerLabel')}>
      <FocusedHeading>{text}</FocusedHeading>
      {repairers.refusal ? <InlineMessage tone="warn">{byKey(repairers.refusal)}</InlineMessage> : null}
      {campaigns.map((campaign) => (
        <Stack key={campaign.id} gap={3} className="ruled">
          <h2>{campaign.title}</h2>
          <CampaignFacts campaign={campaign} today={today} />
          {campaign.remedyFrom === null ? null : (
            <RepairDealers
              campaign={campaign}
              dealers={repairers.at[campaign.id] ?? []}
              isNear={repairers.isNear}
              ownCar={ownCar}
            />
          )}
          <a href={pathTo(site, 'recallCampaign', { campaign: campaign.id.toLowerCase() })}>
            {t('recall.campaign')}
            <span className="unseen">: {campaign.title}</span>
          </a>
        </Stack>
      ))}
      {repairs.length > 0 ? <Repairs repairs={repairs} ownCar={ownCar} /> : null}
      <Row>
        {repairable ? (
          <LinkButton
            variant="primary"
            size="large"
            to={pathTo(site, 'serviceVisit', null, { service: 'SV03', campaign: repairable.id, car: ownCar })}
          >
            {t('recall.book')}
          </LinkButton>
        ) : null}
        {state === 'open' ? (
          <PostButton fields={{ vehicle }} action={`${basePath(site)}/recall/voucher`} reloadDocument size="large">
            {t('recall.voucher')}
          </PostButton>
        ) : null}
        {state === 'open' ? null : (
          <PostButton
            fields={{ [KIND]: CAR_ALERT.kind, vehicle, intent: 'begin' }}
            action={pathTo(site, 'recallAlertAsk')}
            reloadDocument
            size="large"
          >
            {t('recall.alert.forCar')}
          </PostButton>
        )}
        {state === 'unknown' || state === 'open' ? (
          <LinkButton size="large" to={pathTo(site, 'dealers')} reloadDocument>
            {t('recall.dealers')}
          </LinkButton>
        ) : null}
      </Row>
    </Stack>
  )
}

/** What was repaired, with its receipt where the car is the asker's own. */
function Repairs({ repairs, ownCar }: Pick<RecallFound, 'repairs' | 'ownCar'>) {
  const site = useSite()
  const { t, date } = useTexts()
  return (
    <Stack gap={3} className="ruled">
      <h2>{t('recall.repairs')}</h2>
      <Stack as="ul" role="list" gap={2}>
        {repairs.map(({ id, title, doneOn }) => (
          <Row as="li" key={id} gap={[1, 4]} align="baseline">
            <span>{t('recall.repairs.on', { title, day: date(`${doneOn}T12:00:00Z`) })}</span>
            {ownCar === null ? null : (
              <a href={pathTo(site, 'garageReceipt', { car: ownCar, campaign: id })}>
                {t('recall.receipt')}
                <span className="unseen">: {title}</span>
              </a>
            )}
          </Row>
        ))}
      </Stack>
      {ownCar === null ? (
        <p className="soft">
          {t('recall.receipt.signIn')} <a href={pathTo(site, 'garageAdd')}>{t('recall.receipt.garage')}</a>
        </p>
      ) : null}
    </Stack>
  )
}
