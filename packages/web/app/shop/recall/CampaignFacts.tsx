import type { Campaign } from '@volante/contract/recall'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

/** What a recall is about: the danger first, then what is done, since when and how long it takes. */
export function CampaignFacts({ campaign }: { readonly campaign: Campaign }) {
  const { t, date } = useTexts()
  const { risk, repair, canDrive, startsOn, remedyFrom, minutes, phone } = campaign
  const on = (day: string) => date(`${day}T12:00:00Z`)
  return (
    <Stack gap={3}>
      <p>{risk}</p>
      {canDrive ? null : <InlineMessage tone="bad">{t('recall.doNotDrive')}</InlineMessage>}
      <p>{repair}</p>
      <p className="soft">
        {t('recall.facts', { since: on(startsOn), minutes })}{' '}
        {remedyFrom === null ? t('recall.noParts') : t('recall.remedyFrom', { day: on(remedyFrom) })}
      </p>
      <p>
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t('recall.phone', { phone })}</a>
      </p>
    </Stack>
  )
}
