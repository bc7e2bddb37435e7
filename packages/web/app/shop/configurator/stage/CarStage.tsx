import { seenColor } from '@volante/domain/configuration/seen-color'
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

/** The hero: the car as it is configured now, from inside while its coating is chosen, with the way through its choices above it. */
export function CarStage() {
  const { t } = useTexts()
  const { data, build, index, step } = useConfigurator()
  const { shown, isBefore, compare } = useBefore()
  const { mvs } = data.car
  const { photos } = data
  // A coating is chosen where it is seen.
  const coatingCode = step === 'coating' && cabinViews(photos).length > 0 ? build.coatingCode : null
  const color = seenColor(index, shown)
  const [side, show] = useSide()
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
          {photos && coatingCode ? (
            <CabinPicture model={data.model} photos={photos} coatingCode={coatingCode} />
          ) : (
            <TurnablePicture model={data.model} color={color} photos={photos} label={label} side={side} onSide={show} />
          )}
        </div>
      </Stage>
    </div>
  )
}
