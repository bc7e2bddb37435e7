import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { type AccessoryFilter, type FilterName, LIVE_PART } from './accessory-filter.ts'

interface NothingFoundProps {
  readonly filter: AccessoryFilter
  readonly tightest: { readonly name: FilterName; readonly count: number } | null
}

/** Names the filter that takes most away, and gives it up in one press. */
export function NothingFound({ filter, tightest }: NothingFoundProps) {
  const { t } = useTexts()
  const site = useSite()
  const without = (name: FilterName) =>
    pathTo(site, 'accessories', null, { ...filter, [name]: null, ...(name === 'model' ? { version: null } : {}) })
  return (
    <EmptyState
      title={t('accessories.none')}
      actions={
        tightest ? (
          <LinkButton variant="primary" to={without(tightest.name)} {...marks({ live: LIVE_PART })}>
            {t(`accessories.drop.${tightest.name}`)}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" to={pathTo(site, 'accessories')} {...marks({ live: LIVE_PART })}>
            {t('accessories.clear')}
          </LinkButton>
        )
      }
    >
      {tightest
        ? t(`accessories.loosen.${tightest.name}`, { count: tightest.count, text: filter.q ?? '' })
        : t('accessories.noneText')}
    </EmptyState>
  )
}
