import type { OrderView } from '@volante/contract/order-shapes'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { useTexts } from '../../texts/texts.tsx'
import css from './Horizon.module.css'

interface HorizonProps {
  readonly order: Pick<OrderView, 'stages'>
  readonly drawn: PicturedCar | null
}

/** The car on its way along the stages. Decoration: the list below says the same in words and dates. */
export function Horizon({ order: { stages }, drawn }: HorizonProps) {
  const { t } = useTexts()
  const at = Math.max(
    0,
    stages.findLastIndex(({ state }) => state === 'current' || state === 'stopped' || state === 'done'),
  )
  const share = (at + 0.5) / stages.length
  return (
    <div className={css.horizon} aria-hidden="true">
      <div className={css.way}>
        {/* The car's middle stands above its stage, but never beyond the edges. */}
        <div
          className={css.car}
          style={{ insetInlineStart: `clamp(0px, ${share * 100}% - var(--car) / 2, 100% - var(--car))` }}
        >
          {drawn ? <CarPhoto car={drawn} view="side" sizes="320px" isFirst facing="right" /> : null}
        </div>
        <div className={css.line}>
          <span className={css.gone} style={{ inlineSize: `${share * 100}%` }} />
        </div>
      </div>
      <div className={css.stops}>
        {stages.map(({ id, state }) => (
          <span key={id} className={css.stop} data-state={state}>
            {t(`order.stage.${id}`)}
          </span>
        ))}
      </div>
    </div>
  )
}
