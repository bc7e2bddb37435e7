import { type CabinView, isCabinView } from '@volante/domain/car/car-image'
import { CarCrop, type Crop } from '../../../car-photo/CarCrop.tsx'
import { CarPhoto } from '../../../car-photo/CarPhoto.tsx'
import { closeUp, type View } from '../../../car-photo/photos.ts'
import type { PicturedCar } from '../../../car-photo/pictured-car.ts'
import { BARE } from '../../../car-photo/silhouette.ts'
import { marks } from '../../../enhance/marks.ts'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { X } from '../../../ui/action/icons.ts'
import { Scroller } from '../../../ui/layout/Scroller.tsx'
import { PicturePart } from '../../home/House.tsx'
import { carName } from '../../range/car-name.ts'
import { rowOf, spanText } from '../../range/datasheet.ts'
import type { ModelColor, ShownModel } from '../load-model.ts'
import css from './Gallery.module.css'

/** A look at the car, and the line of its datasheet that it shows. */
type Shot = { readonly fact: string | null } & ({ readonly view: View } | { readonly crop: Crop })

const SHOTS: readonly Shot[] = [
  { view: 'side', fact: 'dimensions.length' },
  { crop: { view: 'front34', x: 0.34, y: 0.47, zoom: 2.1 }, fact: 'exterior.headlamps' },
  { crop: { view: 'front34', x: 0.5, y: 0.62, zoom: 2.3 }, fact: 'exterior.wheels' },
  { crop: { view: 'rear34', x: 0.68, y: 0.42, zoom: 2 }, fact: 'capacities.luggage' },
  { view: 'rear34', fact: null },
]

/** Two places inside: where one drives, and what is behind. */
const INSIDE: readonly CabinView[] = ['driver', 'load', 'rear']

/** The cabin in the coating of the cheapest version. */
function cabinShots({ photos, coating }: ShownModel): Shot[] {
  const views = coating ? INSIDE.filter((view) => photos?.views.includes(view)) : []
  return views.slice(0, 2).map((view) => ({ view, fact: null }))
}

const ID = 'gallery'
/** The row is moved by keys itself: nothing in it can be. */
const FOCUSED = 0

interface GalleryProps {
  readonly model: ShownModel
  readonly color: ModelColor | null
}

/** The car from its sides and close up; pressed, each opens as large as the screen (the browser's own popover). */
export function Gallery({ model, color }: GalleryProps) {
  const { brandName } = useSite()
  const { t } = useTexts()
  if (!model.photos) return null
  const car = { ...model, ...model.dimensions, paint: color?.paint ?? BARE }
  const cabin = { ...car, paint: { ...car.paint, code: model.coating?.code ?? '' } }
  const name = carName(brandName, model.name)
  const shots = [...SHOTS, ...cabinShots(model)]
  const isInside = (shot: Shot) => 'view' in shot && isCabinView(shot.view)
  return (
    <PicturePart className={css.gallery} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className="unseen">
        {t('shop.gallery.title', { name })}
      </h2>
      <ul role="list" className={css.tiles}>
        {shots.map((shot, at) => (
          <li key={at}>
            <button type="button" className={css.tile} popoverTarget={ID} {...marks({ 'scroll-to': String(at) })}>
              <span className="unseen">{t('shop.gallery.open', { number: at + 1, count: shots.length })}</span>
              <Look shot={shot} car={isInside(shot) ? cabin : car} width={'view' in shot ? 1280 : 430} />
              <Caption shot={shot} model={model} />
            </button>
          </li>
        ))}
      </ul>
      <div id={ID} popover="auto" role="dialog" aria-labelledby="gallery-title" className={css.large}>
        <Scroller>
          <ul role="list" className={css.row} tabIndex={FOCUSED} aria-labelledby="gallery-title">
            {shots.map((shot, at) => (
              <li key={at} className={css.slide}>
                <Look
                  shot={shot}
                  car={isInside(shot) ? cabin : car}
                  width={1280}
                  near={0.6}
                  words={{ car: name, color: isInside(shot) ? model.coating?.name : color?.name }}
                />
                <Caption shot={shot} model={model} />
              </li>
            ))}
          </ul>
        </Scroller>
        <IconButton
          icon={X}
          label={t('ui.close')}
          className={css.close}
          popoverTarget={ID}
          popoverTargetAction="hide"
        />
      </div>
    </PicturePart>
  )
}

interface LookProps {
  readonly shot: Shot
  readonly car: PicturedCar
  readonly width: number
  /** How near, against the tile: a place as large as the screen shows more of the car. */
  readonly near?: number
  readonly words?: Parameters<typeof CarPhoto>[0]['words']
}

const Look = ({ shot, car, width, near = 1, words }: LookProps) =>
  'crop' in shot ? (
    <CarCrop {...shot.crop} zoom={shot.crop.zoom * near} car={car} width={width} words={words} className={css.look} />
  ) : (
    <span className={isCabinView(shot.view) ? css.cabin : css.look}>
      <CarPhoto car={car} view={shot.view} words={words} isOnStage {...closeUp(width)} />
    </span>
  )

function Caption({ shot: { fact }, model }: { readonly shot: Shot; readonly model: ShownModel }) {
  const texts = useTexts()
  const row = fact === null ? undefined : rowOf(model.groups, fact)
  const text = row && spanText(texts, row)
  return row && text ? (
    <span className={`small ${css.caption}`}>
      <span className="soft">{row.label}</span> {text}
    </span>
  ) : null
}
