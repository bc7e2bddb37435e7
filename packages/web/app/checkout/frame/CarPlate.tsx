import { useTexts } from '../../texts/texts.tsx'
import { CarDrawing } from './CarDrawing.tsx'
import type { DrawnCar } from './draw-car.ts'
import css from './frame.module.css'

interface CarPlateProps {
  readonly drawn: DrawnCar | null
  readonly modelName: string
  readonly versionName: string
  readonly year: number
  readonly colorName: string
}

/** The car at a glance: drawing, model, version, year and colour. */
export function CarPlate({ drawn, modelName, versionName, year, colorName }: CarPlateProps) {
  const { t } = useTexts()
  const name = `${modelName} ${versionName}`
  return (
    <div className={css.plate}>
      {drawn ? (
        <div className={css.stage}>
          <CarDrawing drawn={drawn} label={t('checkout.car.picture', { car: name, color: colorName })} />
        </div>
      ) : null}
      <p className={css.carName}>
        {modelName} <span>{versionName}</span>
      </p>
      <p className={css.quiet}>{[String(year), colorName].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
