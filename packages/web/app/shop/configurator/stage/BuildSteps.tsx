import { type ConfiguratorStep, STEPS } from '@volante/domain/configuration/address'
import { buildConflicts, selectedParts } from '@volante/domain/configuration/rules'
import { useEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { type Step, StepRail } from '../../../ui/navigation/StepRail.tsx'
import { type Configurator, useConfigurator } from '../configurator-context.tsx'
import css from './CarStage.module.css'

export function BuildSteps() {
  const { t } = useTexts()
  const configurator = useConfigurator()
  const { index, build, step: current, href } = configurator
  const rail = useCurrentInView(current)
  const isBroken = useMemo(() => buildConflicts(index, build).length > 0, [index, build])
  const stateOf = (step: ConfiguratorStep): Step['state'] => {
    if (step === current) return 'current'
    if (step === 'resume' && isBroken) return 'attention'
    return STEPS.indexOf(step) < STEPS.indexOf(current) ? 'done' : 'todo'
  }
  const steps = STEPS.map((id): Step => {
    const note = noteOf(configurator, id, (count) => t('configurator.items', { count }))
    return { id, title: t(`configurator.step.${id}`), to: href(id), state: stateOf(id), ...(note ? { note } : {}) }
  })
  return (
    <div ref={rail} className={css.steps}>
      <StepRail label={t('configurator.steps')} steps={steps} />
    </div>
  )
}

/** On a narrow stage the present step may lie beyond the edge. */
function useCurrentInView(step: ConfiguratorStep) {
  const rail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = rail.current?.querySelector('ol')
    const now = list?.querySelector('[aria-current=step]')
    if (!list || !now) return
    const [box, inside] = [list.getBoundingClientRect(), now.getBoundingClientRect()]
    list.scrollLeft += inside.left - box.left - (box.width - inside.width) / 2
  }, [step])
  return rail
}

/** What was chosen in a step, in a word or a count. */
function noteOf(
  { index, build, data }: Configurator,
  step: ConfiguratorStep,
  words: (count: number) => string,
): string {
  const parts = selectedParts(index, build)
  const counted = (count: number) => (count === 0 ? '' : words(count))
  switch (step) {
    case 'version':
      return data.car.mvs.versionName
    case 'color':
      return parts.find(({ type }) => type === 'COLOR')?.name ?? ''
    case 'coating':
      return parts.find(({ type }) => type === 'COATING')?.name ?? ''
    case 'optionals':
      return counted(parts.filter(({ type }) => type === 'ITEM').length)
    case 'accessories':
      return counted(parts.filter(({ type }) => type === 'ACCESSORY').length)
    case 'services':
      return counted(build.services.length)
    case 'resume':
      return ''
  }
}
