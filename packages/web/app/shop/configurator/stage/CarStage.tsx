import { seenCabin, seenColor } from '@volante/domain/configuration/seen-color'
import { HERO_VIEW } from '../../../car-photo/photos.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { useState } from 'react'
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

/** Where seats, door and floor are seen in their coating. */
const COATED = 'door'

/** The hero: the car as it is configured now, from inside while its coating or something in its cabin is chosen, with the way through its choices above it. */
export function CarStage() {
  const { t } = useTexts()
  const { data, build, index, step } = useConfigurator()
  const { mvs } = data.car
  const { photos } = data
  const [{ side, place }, show] = useSide()
  const [isTurned, setTurned] = useState(false)
  // A coating is chosen where it is seen; the model to turn has no cabin, and whoever turns it goes in when they want to.
  const isInside = (step === 'coating' || (place !== null && !isTurned)) && cabinViews(photos).length > 0
  const { shown, isBefore, compare } = useBefore(isInside)
  const color = seenColor(index, shown)
  const cabin = isInside ? seenCabin(index, shown) : undefined
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
              key={seenCabin(index, build)?.fittings.join()}
              model={data.model}
              photos={photos}
              coatingCode={cabin.code}
              from={place ?? COATED}
              onLeave={step === 'coating' ? null : () => show(HERO_VIEW)}
            />
          ) : (
            <TurnablePicture
              model={data.model}
              color={color}
              photos={photos}
              label={label}
              side={side}
              onSide={show}
              isOn={isTurned}
              onTurn={setTurned}
              inside={place}
            />
          )}
        </div>
      </Stage>
    </div>
  )
}
