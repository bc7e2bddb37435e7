import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { placeLabel } from '@volante/domain/places'
import { useTexts } from '../../texts/texts.tsx'
import { DealerActions } from './DealerActions.tsx'
import type { DealerRow } from './dealer-rows.ts'
import css from './dealers.module.css'
import { OpeningLine } from './OpeningLine.tsx'

interface DealerItemProps {
  readonly dealer: DealerRow
  /** As on the map. */
  readonly number: number | null
}

export function DealerItem({ dealer, number: place }: DealerItemProps) {
  const { t, number } = useTexts()
  const site = useSite()
  const { code, name, address, city, state, distance, opening } = dealer
  return (
    <li className={css.item} {...marks({ dealer: code })}>
      {place === null ? null : (
        <span className={css.number} aria-hidden="true">
          {place}
        </span>
      )}
      <div className={css.facts}>
        <h3>
          <a href={pathTo(site, 'dealer', { dealer: code })}>{name}</a>
        </h3>
        <p>
          {address}, {placeLabel(site.country, city, state)}
        </p>
        <OpeningLine opening={opening} />
      </div>
      {distance === null ? null : (
        <p className={css.distance}>
          {t('dealers.km', { distance: number(distance / 1000, { maximumFractionDigits: distance < 10_000 ? 1 : 0 }) })}
        </p>
      )}
      <DealerActions dealer={dealer} />
    </li>
  )
}
