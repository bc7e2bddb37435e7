import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import css from './frame.module.css'

interface CarPlateProps {
  readonly drawn: PicturedCar | null
  readonly modelName: string
  readonly versionName: string
  readonly year: number
  readonly colorName: string
}

/** The car at a glance: drawing, model, version, year and colour. */
export function CarPlate({ drawn, modelName, versionName, year, colorName }: CarPlateProps) {
  const name = `${modelName} ${versionName}`
  return (
    <div className={css.plate}>
      {drawn ? (
        <div className={css.stage}>
          <CarPhoto car={drawn} words={{ car: name, year, color: colorName }} sizes="320px" isFirst />
        </div>
      ) : null}
      <p className={`text-18 strong ${css.carName}`}>
        {modelName} <span>{versionName}</span>
      </p>
      <p className="soft small">{[String(year), colorName].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
