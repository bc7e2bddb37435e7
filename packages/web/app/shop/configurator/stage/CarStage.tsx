import { isCabinView } from '@volante/domain/car/car-image'
import { seenCabin, seenColor } from '@volante/domain/configuration/seen-color'
import { HERO_VIEW } from '../../../car-photo/photos.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Stage } from '../../../ui/layout/Stage.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { BuildSteps } from './BuildSteps.tsx'
import { CabinPicture, cabinViews } from './CabinPicture.tsx'
import { CarFacts } from './CarFacts.tsx'
import css from './CarStage.module.css'
import { StageTools } from './StageTools.tsx'
import { TurnablePicture } from './TurnablePicture.tsx'
import { useBefore } from './use-before.ts'
import { useDescription } from './use-description.ts'
import { useSide } from './use-side.ts'

/** The hero: the car as it is configured now, from inside while its coating or something in its cabin is chosen, with the way through its choices above it. */
export function CarStage() {
  const { t } = useTexts()
  const { data, build, index, step } = useConfigurator()
  const { shown, isBefore, compare } = useBefore()
  const { mvs } = data.car
  const { photos } = data
  const color = seenColor(index, shown)
  const [view, show] = useSide()
  // A coating is chosen where it is seen.
  const isInside = (step === 'coating' || isCabinView(view)) && cabinViews(photos).length > 0
  const cabin = isInside ? seenCabin(index, build) : undefined
  const side = isCabinView(view) ? HERO_VIEW : view
  const label = useDescription(side, shown)
  return (
    <div className={css.column}>
      <Stage className={css.stage} aria-label={t('configurator.stage')}>
        <BuildSteps />
        <header className={css.head}>
          <h1 className={css.model}>
            {mvs.modelName} <span className={css.version}>{mvs.versionName}</span>
          </h1>
          <CarFacts />
        </header>
        <StageTools isBefore={isBefore} compare={compare} />
        <div className={css.car}>
          {photos && cabin ? (
            <CabinPicture
              // What is new in it is seen from its first place.
              key={cabin.fittings.join()}
              model={data.model}
              photos={photos}
              coatingCode={cabin.code}
              onLeave={step === 'coating' ? null : () => show(HERO_VIEW)}
            />
          ) : (
            <TurnablePicture model={data.model} color={color} photos={photos} label={label} side={side} onSide={show} />
          )}
        </div>
      </Stage>
    </div>
  )
}
