import type { ReactNode } from 'react'
import type { GarageList } from '@volante/domain/vocabulary'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './garage.module.css'

interface CarRowProps {
  readonly list: GarageList
  readonly car: { readonly id: string; readonly drawn: PicturedCar | null }
  /** What it is called in the names of its buttons. */
  readonly called: string
  readonly name: ReactNode
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A car of the garage: its picture, what is to be known of it, what can be done. */
export function CarRow({ list, car, called, name, actions, children }: CarRowProps) {
  const { t } = useTexts()
  return (
    <li className={css.car}>
      <div className={css.picture}>{car.drawn ? <CarPhoto car={car.drawn} sizes="240px" /> : null}</div>
      <Stack gap={2}>
        <h2 className={css.name}>{name}</h2>
        {children}
      </Stack>
      <div className={css.actions}>
        {actions}
        <PostButton
          fields={{ remove: car.id, list }}
          variant="quiet"
          size="small"
          aria-label={t('garage.removeCar', { car: called })}
        >
          {t('garage.remove')}
        </PostButton>
      </div>
    </li>
  )
}
