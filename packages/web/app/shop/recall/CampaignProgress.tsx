import type { RangedCampaign } from '@volante/contract/recall'
import { repairedPercent } from '@volante/domain/vehicle/recall-progress'
import { useTexts } from '../../texts/texts.tsx'
import { Progress } from '../../ui/data/Progress.tsx'

type CampaignProgressProps = Pick<RangedCampaign, 'cars' | 'repaired'>

/** How many of the called cars were repaired (RC-7). */
export function CampaignProgress({ cars, repaired }: CampaignProgressProps) {
  const { t, number } = useTexts()
  const percent = repairedPercent(cars, repaired)
  if (percent === null || cars === null)
    return <p className="soft small">{t('recall.progress.unknown', { repaired })}</p>
  return (
    <Progress
      label={t('recall.progress', { percent })}
      value={percent}
      max={100}
      text={t('recall.progress.count', { repaired: number(repaired), cars: number(cars) })}
    />
  )
}
