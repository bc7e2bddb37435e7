import { useTexts } from '../../texts/texts.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { useConfigurator } from './configurator-context.tsx'

/** One polite message an action: what happened and the new total (CF2). */
export function Announcement() {
  const { t, money } = useTexts()
  const { state, pricing } = useConfigurator()
  const { announced } = state
  if (!announced) return <LiveRegion>{null}</LiveRegion>
  const { deed, name } = announced.entry
  const total = pricing.lines.status === 'available' ? money(pricing.lines.total, true) : t('ui.priceUnavailable')
  return <LiveRegion>{t('configurator.told', { how: announced.how, deed, name, total })}</LiveRegion>
}
