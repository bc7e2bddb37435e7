import type { Campaign, RangedCampaign } from '@volante/contract/recall'
import { addMonths, type Day } from '@volante/domain/date'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

interface CampaignFactsProps {
  readonly campaign: Campaign & Partial<Pick<RangedCampaign, 'ranges'>>
  readonly today: Day
}

const A_YEAR = 12
/** Of hundreds of ranges the first say what they look like; the chassis is asked above. */
const RANGES_SHOWN = 8

/** What a recall is about: the danger first, whether the car may be driven, then what is done, since when, how long it takes and which cars it calls. */
export function CampaignFacts({ campaign, today }: CampaignFactsProps) {
  const { t, date } = useTexts()
  const site = useSite()
  const { id, title, risk, repair, canDrive, startsOn, remedyFrom, minutes, phone, ranges = [] } = campaign
  const on = (day: string) => date(`${day}T12:00:00Z`)
  return (
    <Stack gap={3}>
      <p>{risk}</p>
      {canDrive ? <p>{t('recall.mayDrive')}</p> : <InlineMessage tone="bad">{t('recall.doNotDrive')}</InlineMessage>}
      <p>{repair}</p>
      <p className="soft">
        {t('recall.facts', { since: on(startsOn), minutes })}{' '}
        {remedyFrom === null ? t('recall.noParts') : t('recall.remedyFrom', { day: on(remedyFrom) })}
      </p>
      {remedyFrom === null ? (
        <p>
          <a href={pathTo(site, 'recallAlertAsk', null, { campaign: id })}>
            {t('recall.alert.forRecall')}
            <span className="unseen">: {title}</span>
          </a>
        </p>
      ) : null}
      <p>
        {t('recall.free')} {addMonths(startsOn, A_YEAR) <= today ? t('recall.aYear') : null}
      </p>
      {ranges.length > 0 ? (
        <p className="soft small">
          {t('recall.ranges', { more: Math.max(0, ranges.length - RANGES_SHOWN) })}{' '}
          <span className="tabular" translate="no">
            {ranges
              .slice(0, RANGES_SHOWN)
              .map(({ prefix, first, last }) => `${prefix}… ${first}–${last}`)
              .join(', ')}
          </span>
        </p>
      ) : null}
      <p>
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t('recall.phone', { phone })}</a>
      </p>
    </Stack>
  )
}
