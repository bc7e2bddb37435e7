import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { Stage } from '../../ui/layout/Stage.tsx'
import { figuresOf } from '../model/highlights.ts'
import { carName } from '../range/car-name.ts'
import type { SheetGroup } from '../range/datasheet.ts'
import type { RangeModel } from '../range/range.ts'
import { viewsOf } from './moment-views.ts'
import css from './Moments.module.css'

interface MomentsProps {
  readonly model: RangeModel
  /** Its datasheet. */
  readonly groups: readonly SheetGroup[]
}

const RHYTHM = { tiles: css.tiles, bands: css.bands, columns: css.columns }

/** What the brand's car is about: one figure of its datasheet at a time, seen from where it shows. */
export function Moments({ model, groups }: MomentsProps) {
  const { brandName, stage } = useSite()
  const texts = useTexts()
  const { t, byKey } = texts
  const figures = figuresOf(texts, stage.moments, groups)
  if (figures.length === 0) return null
  const views = viewsOf(stage.moments)
  const Place = stage.rhythm === 'tiles' ? 'section' : Stage
  return (
    <Place className={classes(css.moments, RHYTHM[stage.rhythm])} aria-labelledby="moments-title">
      <h2 id="moments-title" className="unseen">
        {t('shop.moments.title', { name: carName(brandName, model.name) })}
      </h2>
      <ol className={css.row}>
        {figures.map(({ key, label, value, unit, before }, at) => (
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
            <div className={css.picture}>
              <CarPhoto
                car={{ ...model, paint: model.stagePaint }}
                view={views[at] ?? 'front34'}
                isOnStage
                sizes="(width <= 860px) 100vw, 900px"
              />
            </div>
          </li>
        ))}
      </ol>
    </Place>
  )
}
