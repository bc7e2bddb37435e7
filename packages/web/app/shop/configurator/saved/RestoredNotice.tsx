import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import type { Restored } from './use-restored.ts'

/** A car taken up again: since when, and what its price did meanwhile (HM6). */
export function RestoredNotice({ restored }: { readonly restored: Restored }) {
  const { t, date, money } = useTexts()
  const site = useSite()
  const { data, pricing, state } = useConfigurator()
  const { saved, isExpired, isReopened } = restored
  const before = saved.prices.total
  const isUntouched = state.announced === null
  const difference = before === null || pricing.total === null ? 0 : pricing.total - before
  if (!isUntouched || (!isReopened && difference === 0)) return null
  const way = difference === 0 ? 'same' : difference < 0 ? 'less' : 'more'
  const isRepriced = isExpired || difference !== 0
  const start = pathTo(site, 'configurator', { model: data.model.slug }, { version: data.car.mvs.code })
  return (
    <InlineMessage
      tone="info"
      title={t(isRepriced ? 'configurator.restored.repriced' : 'configurator.restored.title')}
      actions={<a href={start}>{t('configurator.restored.anew')}</a>}
    >
      {t('configurator.restored.since', { moment: date(saved.savedAt, 'moment') })}{' '}
      {isRepriced && pricing.total !== null
        ? t('configurator.restored.difference', { way, amount: money(Math.abs(difference), true) })
        : null}
    </InlineMessage>
  )
}
