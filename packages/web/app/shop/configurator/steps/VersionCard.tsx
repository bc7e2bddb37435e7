import type { Mvs } from '@volante/contract/car-shapes'
import { Check } from '../../../ui/action/icons.ts'
import type { MouseEvent } from 'react'
import { kindOfPrice } from '../../../car-price/argentine-taxes.ts'
import { PriceKindLine } from '../../../car-price/PriceKindLine.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Icon } from '../../../ui/action/Icon.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import css from './steps.module.css'
import { useVersionHref } from './use-version-href.ts'

/** A link: it works without script, where the page then lists what the version does not have. */
export function VersionCard({ mvs }: { readonly mvs: Mvs }) {
  const { t } = useTexts()
  const { fuelLabels } = useSite()
  const { data, askVersion } = useConfigurator()
  const href = useVersionHref()
  const kind = kindOfPrice(mvs)
  const isCurrent = mvs.code === data.car.mvs.code
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isCurrent) askVersion(mvs.code)
  }
  return (
    <a href={href(mvs.code, mvs.year)} className={css.version} aria-current={isCurrent || undefined} onClick={press}>
      <span className={css.versionName}>
        {mvs.versionName}
        {isCurrent ? <Icon icon={Check} className={css.tick} /> : null}
      </span>
      <span className={css.versionFacts}>
        {mvs.engine} · {mvs.gear} · {fuelLabels[mvs.fuel] ?? mvs.fuel}
      </span>
      <span className={css.versionPrice}>
        <Price amount={mvs.price} />
      </span>
      {kind ? <PriceKindLine kind={kind} className={css.versionKind} /> : null}
      {isCurrent ? <span className="unseen">{t('configurator.chosen')}</span> : null}
    </a>
  )
}
