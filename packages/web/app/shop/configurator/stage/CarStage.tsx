import { seenColor } from '@volante/domain/configuration/seen-color'
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
import { useDescription } from './use-description.ts'

/** The hero: the car as it is configured now, from inside while its coating is chosen, with the way through its choices above it. */
export function CarStage() {
  const { t } = useTexts()
  const { data, build, index, step } = useConfigurator()
  const { mvs } = data.car
  const { photos } = data
  // A coating is chosen where it is seen.
  const coatingCode = step === 'coating' && cabinViews(photos).length > 0 ? build.coatingCode : null
  const color = seenColor(index, build)
  const label = useDescription(HERO_VIEW)
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
        <StageTools />
        <div className={css.car}>
          {photos && coatingCode ? (
            <CabinPicture model={data.model} photos={photos} coatingCode={coatingCode} />
          ) : (
            <TurnablePicture model={data.model} color={color} photos={photos} label={label} />
          )}
        </div>
      </Stage>
    </div>
  )
}
