import { Camera, Rotate3d } from '../../../ui/action/icons.ts'
import { type CabinView, CAR_VIEWS, type OutsideView } from '@volante/domain/car/car-image'
import type { SeenColor } from '@volante/domain/configuration/seen-color'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { CarViewProps } from '../../../car-view/car-view-props.ts'
import { isDataSaver } from '../../../car-view/data-saver.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { CarPicture, FINISHES } from './CarPicture.tsx'
import css from './TurnablePicture.module.css'
import { useDescription } from './use-description.ts'

type View = ComponentType<CarViewProps>

/** Without its file the picture stays. */
const loadView = (): Promise<View> =>
  import('../../../car-view/CarView.tsx').then(
    ({ default: CarView }) => CarView,
    () => () => null,
  )

interface TurnablePictureProps extends ComponentProps<typeof CarPicture> {
  readonly color: SeenColor | undefined
  readonly side: OutsideView
  readonly onSide: (side: OutsideView) => void
  /** The car to turn stands over the picture. */
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  /** Where something new is seen that nobody sees from outside. */
  readonly inside: CabinView | null
}

/** The picture of the car from one of its sides, and over it, once asked for, the car to turn. */
export function TurnablePicture({ onSide, isOn, onTurn, inside, ...picture }: TurnablePictureProps) {
  const { t } = useTexts()
  const { view } = useConfigurator().data
  // Held here instead of suspended upon: nothing stands in its place meanwhile, and React would hold it back for a third of a second.
  const [CarView, setCarView] = useState<View | null>(null)
  useEffect(() => {
    if (isOn) void loadView().then((loaded) => setCarView(() => loaded))
  }, [isOn])
  const label = useDescription()
  const { model, color, photos, side } = picture
  const sides = CAR_VIEWS.filter((one) => photos?.views.includes(one))
  const next = sides[(sides.indexOf(side) + 1) % sides.length]
  if (!view || !color) return <CarPicture {...picture} />
  return (
    <div
      className={css.place}
      onPointerMove={({ buttons, target }) => {
        if (buttons === 1 && target instanceof Element && !target.closest('button') && !isDataSaver()) onTurn(true)
      }}
    >
      <CarPicture {...picture} />
      {isOn && CarView ? (
        <CarView
          files={view}
          size={model}
          paint={{ ...color, finish: FINISHES[color.kind] }}
          label={label}
          side={side}
        />
      ) : null}
      {next && next !== side && !isOn ? (
        <IconButton
          icon={Camera}
          label={t('configurator.see-side', { view: next })}
          isLabelShown
          className={classes(css.toggle, css.side)}
          onClick={() => onSide(next)}
        />
      ) : null}
      {inside && isOn ? (
        <IconButton
          icon={Camera}
          label={t('configurator.chosen-inside', { view: inside })}
          isLabelShown
          className={classes(css.toggle, css.inside)}
          onClick={() => onTurn(false)}
        />
      ) : null}
      <IconButton
        icon={Rotate3d}
        label={t(view.full ? 'view.start' : 'view.start-turn')}
        isLabelShown
        className={css.toggle}
        aria-pressed={isOn}
        onPointerEnter={() => void loadView()}
        onClick={() => onTurn(!isOn)}
      />
    </div>
  )
}
