import type { Gone } from '@volante/domain/configuration/address'
import { repairs } from '@volante/domain/configuration/explain'
import { buildConflicts } from '@volante/domain/configuration/rules'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { useConfigurator } from './configurator-context.tsx'
import css from './configurator.module.css'
import { DifferenceList } from '../../building/DifferenceList.tsx'
import { RestoredNotice } from './saved/RestoredNotice.tsx'
import type { Restored } from './saved/use-restored.ts'

/** What the visitor should know of the car before going on. */
export function Notices({ restored }: { readonly restored: Restored | null }) {
  return (
    <div className={css.notices}>
      <CorrectionNotice />
      {restored ? <RestoredNotice restored={restored} /> : null}
      <GoneNotice />
      <ConflictNotice />
    </div>
  )
}

/** The price service knew better: what and why. */
function CorrectionNotice() {
  const { t, money } = useTexts()
  const { correction } = useConfigurator().pricing
  if (correction === null) return null
  const way = correction < 0 ? 'less' : 'more'
  return (
    <InlineMessage tone="warn" isLive title={t('configurator.corrected.title')}>
      {t('configurator.corrected', { way, amount: money(Math.abs(correction), true) })}
    </InlineMessage>
  )
}

const GONE_KINDS = ['color', 'coating', 'part', 'service'] as const satisfies readonly Gone['kind'][]

/** What the address asks for and the catalogue does not have; without its code, which says nothing to anybody. */
function GoneNotice() {
  const { t } = useTexts()
  const { search } = useLocation()
  const { data, opened } = useConfigurator()
  const { version, year } = data.unknown
  const isOtherCatalogue = new URLSearchParams(search).get('catalogue') === 'changed'
  const lost = [
    ...(version ? [t('configurator.gone.version')] : []),
    ...(year ? [t('configurator.gone.year', { year: String(year) })] : []),
    ...GONE_KINDS.flatMap((kind) => {
      const count = opened.gone.filter((one) => one.kind === kind).length
      return count > 0 ? t(`configurator.gone.${kind}`, { count }) : []
    }),
  ]
  if (lost.length === 0 && !isOtherCatalogue) return null
  return (
    <InlineMessage tone="warn" title={t(isOtherCatalogue ? 'configurator.gone.changed' : 'configurator.gone.title')}>
      <ul className={css.gone}>
        {lost.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </InlineMessage>
  )
}

/** An address made by hand, or rules that changed since: ways to a car that can be built, as links. */
function ConflictNotice() {
  const { t, money } = useTexts()
  const { index, build, href, step } = useConfigurator()
  const ways = useMemo(
    () => (buildConflicts(index, build).length > 0 ? repairs(index, build, null) : []),
    [index, build],
  )
  if (ways.length === 0) return null
  return (
    <InlineMessage tone="warn" title={t('configurator.conflict.title')}>
      <ul role="list" className={css.ways}>
        {ways.map((way) => (
          <li key={href(step, way.next)}>
            <DifferenceList changes={way} />
            <Link to={href(step, way.next)} reloadDocument>
              {t('configurator.conflict.take', { total: way.priceAfter === null ? '' : money(way.priceAfter, true) })}
            </Link>
          </li>
        ))}
      </ul>
    </InlineMessage>
  )
}
