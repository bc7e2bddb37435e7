import { CarCrop } from '../../car-photo/CarCrop.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { figuresOf } from '../model/highlights.ts'
import { carName } from '../range/car-name.ts'
import type { SheetGroup } from '../range/datasheet.ts'
import type { RangeModel } from '../range/range.ts'
import { PicturePart } from './House.tsx'
import { MOMENT_CROPS } from './moment-crops.ts'
import css from './Moments.module.css'

type Moment = keyof typeof MOMENT_CROPS

interface MomentsProps {
  readonly model: RangeModel
  /** Its datasheet. */
  readonly groups: readonly SheetGroup[]
}

/** What the brand's car is about: one figure of its datasheet at a time, seen where it shows. */
export function Moments({ model, groups }: MomentsProps) {
  const { brandName, stage } = useSite()
  const texts = useTexts()
  const { t, byKey } = texts
  const figures = figuresOf(texts, stage.moments, groups)
  if (figures.length === 0) return null
  return (
    <PicturePart className={css.moments} aria-labelledby="moments-title">
      <h2 id="moments-title" className="unseen">
        {t('shop.moments.title', { name: carName(brandName, model.name) })}
      </h2>
      <ol className={css.row}>
        {figures.map(({ key, label, value, unit, before }) => (
          <li key={key} className={css.moment}>
            <div className={css.words}>
              <h3 className={css.line}>{byKey(`shop.moment.${key}`)}</h3>
              <p className={css.figure}>
                {before ? <span className="small">{t(`shop.model.${before}`)} </span> : null}
                {value}
                {unit ? <span className={css.unit}>&nbsp;{unit}</span> : null}
              </p>
              <p className="soft small">{label}</p>
            </div>
            <CarCrop
              {...MOMENT_CROPS[key as Moment]}
              car={{ ...model, paint: model.stagePaint }}
              facing={stage.facing}
              width={640}
              className={css.picture}
            />
          </li>
        ))}
      </ol>
    </PicturePart>
  )
}
