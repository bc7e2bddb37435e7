import { useTexts } from '../../../texts/texts.tsx'
import { rowOf } from '../../range/datasheet.ts'
import type { ShownModel } from '../load-model.ts'
import { Part } from '../Part.tsx'
import css from './Charging.module.css'

/** Kilowatts of a point: a socket of 10 A, one of 16 A, a wall box of 32 A at 220 to 230 V, and three phases in the street. */
const POINTS = { socket: 2.2, strong: 3.7, box: 7.4, street: 22 } as const
/** Hybrids fill a smaller one as they drive. */
const PLUGGED_KWH = 20
const MINUTES = 60
/** Percent of the width that the longest bar takes: its words stand beside it. */
const WIDEST = 55

/** How long a whole charge takes where one plugs in, and what an hour there is worth on the road. */
export function Charging({ model: { groups } }: { readonly model: ShownModel }) {
  const { t, number } = useTexts()
  const figure = (key: string) => Math.max(0, ...(rowOf(groups, key)?.cells.flatMap((cell) => cell.number ?? []) ?? []))
  const [battery, range] = [figure('engine.battery'), figure('performance.range')]
  if (battery < PLUGGED_KWH) return null
  const hours = (power: number) => battery / power
  const longest = hours(POINTS.socket)
  return (
    <Part of="charging" title={t('shop.charging.title')} ground="stage">
      <p className="soft">{t('shop.charging.text', { battery: number(battery), range: number(range) })}</p>
      <dl className={css.points}>
        {(Object.keys(POINTS) as (keyof typeof POINTS)[]).map((point) => {
          const minutes = Math.round((hours(POINTS[point]) * MINUTES) / 5) * 5
          return (
            <div key={point}>
              <dt>
                {t(`shop.charging.${point}`)} <span className="soft small tabular">{number(POINTS[point])} kW</span>
              </dt>
              <dd className="tabular">
                <span className={css.bar} style={{ inlineSize: `${(hours(POINTS[point]) / longest) * WIDEST}%` }} />
                <strong>
                  {t('shop.charging.time', { hours: Math.floor(minutes / MINUTES), minutes: minutes % MINUTES })}
                </strong>
                {range > 0 ? (
                  <span className="soft small">
                    {t('shop.charging.hour', { km: number(Math.round((POINTS[point] / battery) * range)) })}
                  </span>
                ) : null}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="soft small">{t('shop.charging.how')}</p>
    </Part>
  )
}
