import { marks } from '../../enhance/marks.ts'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Scroller } from '../../ui/layout/Scroller.tsx'
import { type AccessoryFilter, LIVE_PART } from './accessory-filter.ts'
import css from './accessories.module.css'
import type { AccessoryModel } from './load-accessories.ts'

interface ModelPickerProps {
  readonly models: readonly AccessoryModel[]
  readonly filter: AccessoryFilter
}

/** Which car is it for: the family to scale, each a link that keeps the other filters. */
export function ModelPicker({ models, filter }: ModelPickerProps) {
  const { t } = useTexts()
  const site = useSite()
  const longest = Math.max(0, ...models.map(({ length }) => length))
  const to = (model: string | null) => pathTo(site, 'accessories', null, { model, max: filter.max, q: filter.q })
  return (
    <nav aria-label={t('accessories.models')}>
      <Scroller>
        <div className={css.models}>
          <a href={to(null)} {...marks({ live: LIVE_PART })} aria-current={filter.model === null ? 'true' : undefined}>
            {t('accessories.allModels')}
          </a>
          {models.map((model) => (
            <a
              key={model.slug}
              href={to(model.slug)}
              {...marks({ live: LIVE_PART })}
              aria-current={filter.model === model.slug ? 'true' : undefined}
            >
              <span className={css.drawing}>
                <CarPhoto car={model} view="side" sizes="160px" fullWidthAt={longest} />
              </span>
              {model.name}
            </a>
          ))}
        </div>
      </Scroller>
    </nav>
  )
}
