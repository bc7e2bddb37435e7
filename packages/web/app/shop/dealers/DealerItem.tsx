import { Stack } from '../../ui/layout/Stack.tsx'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { placeLabel } from '@volante/domain/places/places'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { MapPin } from '../../ui/action/rare-icons.ts'
import { LibraryPicture } from '../../ui/data/LibraryPicture.tsx'
import { DealerActions } from './DealerActions.tsx'
import type { DealerRow } from './dealer-rows.ts'
import css from './dealers.module.css'
import { OpeningLine } from './OpeningLine.tsx'

interface DealerItemProps {
  readonly dealer: DealerRow
  /** As on the map. */
  readonly number: number | null
  /** Whether places for photos stand in the list: some dealers have one. */
  readonly isPictured: boolean
}

export function DealerItem({ dealer, number: place, isPictured }: DealerItemProps) {
  const { t, number } = useTexts()
  const site = useSite()
  const { code, name, address, city, state, distance, opening, picture } = dealer
  return (
    <li className={css.item} {...marks({ dealer: code })}>
      {isPictured ? (
        <div className={css.photo}>
          {picture ? <LibraryPicture picture={picture} alt="" sizes="150px" /> : <Icon icon={MapPin} size={24} />}
        </div>
      ) : null}
      {place === null ? null : (
        <span className={`small strong tabular ${css.number}`} aria-hidden="true">
          {place}
        </span>
      )}
      <Stack gap={1} className={css.facts}>
        <h3 className="text-18">
          <a href={pathTo(site, 'dealer', { dealer: code })} className="tap plain">
            {name}
          </a>
        </h3>
        <p className="soft">
          {address}, {placeLabel(site.country, city, state)}
        </p>
        <OpeningLine opening={opening} />
      </Stack>
      {distance === null ? null : (
        <p className={`text-18 tabular ${css.distance}`}>
          {t('dealers.km', { distance: number(distance / 1000, { maximumFractionDigits: distance < 10_000 ? 1 : 0 }) })}
        </p>
      )}
      <DealerActions dealer={dealer} />
    </li>
  )
}
