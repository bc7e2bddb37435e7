import { Rotate3d } from 'lucide-react'
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react'
import type { CarViewProps } from '../../../car-view/CarView.tsx'
import { isDataSaver } from '../../../car-view/data-saver.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { CarPicture, FINISHES } from './car-picture.tsx'
import css from './turnable-picture.module.css'
import { useDescription } from './use-description.ts'

/** Without its file the picture stays. */
const loadView = () => import('../../../car-view/CarView.tsx').catch(() => ({ default: () => null }))
const CarView = lazy<ComponentType<CarViewProps>>(loadView)

/** The picture of the car, and over it, once asked for, the car to turn. */
export function TurnablePicture(picture: ComponentProps<typeof CarPicture>) {
  const { t } = useTexts()
  const { view } = useConfigurator().data
  const [isOn, setOn] = useState(false)
  const label = useDescription()
  const { model, color } = picture
  if (!view || !color) return <CarPicture {...picture} />
  return (
    <div
      className={css.place}
      onPointerMove={({ buttons, target }) => {
        if (buttons === 1 && target instanceof Element && !target.closest('button') && !isDataSaver()) setOn(true)
      }}
    >
      <CarPicture {...picture} />
      {isOn ? (
        <Suspense fallback={null}>
          <CarView files={view} size={model} paint={{ ...color, finish: FINISHES[color.kind] }} label={label} />
        </Suspense>
      ) : null}
      <IconButton
        icon={Rotate3d}
        label={t(view.full ? 'view.start' : 'view.start-turn')}
        isLabelShown
        className={css.toggle}
        aria-pressed={isOn}
        onPointerEnter={loadView}
        onClick={() => setOn(!isOn)}
      />
    </div>
  )
}
