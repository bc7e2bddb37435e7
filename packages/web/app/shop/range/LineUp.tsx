import type { CSSProperties, ReactNode } from 'react'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Scroller } from '../../ui/layout/Scroller.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import css from './LineUp.module.css'
import type { RangeModel } from './range.ts'

/** What CarSilhouette leaves beside the car, both sides together, in millimetres. */
const AIR = 180

interface Millimetres extends CSSProperties {
  readonly '--mm'?: number
  readonly '--total'?: number
}

export interface LineUpProps {
  readonly models: readonly RangeModel[]
  /** All of the range: the scale stays while it is filtered. */
  readonly all: readonly RangeModel[]
  /** Where a car leads; null for cars that only stand there. Its own page unless stated. */
  readonly to?: ((model: RangeModel) => string) | null
  /** What stands under the name. Its price unless stated. */
  readonly note?: (model: RangeModel) => ReactNode
  /** The car that the page shows larger: from there it travels. */
  readonly featured?: string | undefined
}

/** The family side by side on one ground, each as long and as high as it really is. */
export function LineUp({ models, all, to, note = priceOf, featured }: LineUpProps) {
  const site = useSite()
  const { t } = useTexts()
  const page = ({ slug }: RangeModel) => pathTo(site, 'model', { model: slug })
  const href = to === undefined ? page : to
  const total = all.reduce((sum, { length }) => sum + length + AIR, 0)
  const scale: Millimetres = { '--total': total }
  return (
    <div className={css.place}>
      <Scroller>
        {/* Without links in it only the row itself can be reached and moved by keys. */}
        <ul className={css.line} style={scale} tabIndex={href ? undefined : 0}>
          {models.map((model) => (
            <LineUpCar key={model.code} model={model} href={href?.(model)} travels={model.slug !== featured}>
              {note(model)}
            </LineUpCar>
          ))}
        </ul>
      </Scroller>
      <p className={css.scale} style={scale}>
        <span className={css.metre} aria-hidden="true" />
        {t('shop.range.scale')}
      </p>
    </div>
  )
}

const priceOf = ({ price }: RangeModel): ReactNode => <FullPrice price={price} isFrom />

interface LineUpCarProps {
  readonly model: RangeModel
  readonly href: string | undefined
  readonly travels: boolean
  readonly children: ReactNode
}

function LineUpCar({ model, href, travels, children }: LineUpCarProps) {
  const width: Millimetres = { '--mm': model.length + AIR }
  const content = (
    <>
      <span className={css.picture}>
        <CarPhoto
          car={model}
          view="side"
          sizes="(width <= 720px) 290px, 400px"
          travelsAs={travels ? model.slug : undefined}
        />
      </span>
      <span className={css.name}>{model.name}</span>
      <span className="soft small">{children}</span>
    </>
  )
  return (
    <li className={css.car} style={width}>
      {href === undefined ? (
        <span className={css.link}>{content}</span>
      ) : (
        <a href={href} className={css.link}>
          {content}
        </a>
      )}
    </li>
  )
}
