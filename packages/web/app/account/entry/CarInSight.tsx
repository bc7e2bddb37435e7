import { type ComponentProps, type ComponentType, lazy } from 'react'
import type { CarPhoto as Photo } from '../../car-photo/CarPhoto.tsx'
import { useTexts } from '../../texts/texts.tsx'
import css from '../entry.module.css'
import type { SeenCar } from './car-behind.ts'

/**
 * The server has it at hand; a browser fetches it only where somebody comes with a car, before React takes the page over. No boundary
 * stands around it: its content might be sent behind the page, for a script to put in place.
 */
const CarPhoto: ComponentType<ComponentProps<typeof Photo>> = import.meta.env.SSR
  ? (await import('../../car-photo/CarPhoto.tsx')).CarPhoto
  : lazy(() => import('../../car-photo/CarPhoto.tsx').then(({ CarPhoto: photo }) => ({ default: photo })))

/** The car stays in sight on the way through the door. */
export function CarInSight({ car: { name, year, colorName, drawn } }: { readonly car: SeenCar }) {
  const { t } = useTexts()
  return (
    <section className={css.car} aria-label={t('account.car')}>
      {drawn ? (
        <div className={css.carPicture}>
          <CarPhoto car={drawn} words={{ car: name, year, color: colorName }} sizes="160px" isFirst />
        </div>
      ) : null}
      <p>
        <span className="soft small">{t('account.car')}</span>
        <strong>{name}</strong>
        <span className="soft small">{[String(year), colorName].filter(Boolean).join(' · ')}</span>
      </p>
    </section>
  )
}
