import type { ConfiguratorStep } from '@volante/domain/configuration/address'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { useConfigurator } from './configurator-context.tsx'
import css from './configurator.module.css'
import { AccessoriesStep, OptionalsStep } from './steps/PartsStep.tsx'
import { CoatingStep } from './steps/CoatingStep.tsx'
import { ColorStep } from './steps/ColorStep.tsx'
import { ResumeStep } from './steps/ResumeStep.tsx'
import { ServicesStep } from './steps/ServicesStep.tsx'
import { VersionStep } from './steps/VersionStep.tsx'

const STEP_VIEWS: Readonly<Record<ConfiguratorStep, ComponentType>> = {
  version: VersionStep,
  optionals: OptionalsStep,
  color: ColorStep,
  coating: CoatingStep,
  accessories: AccessoriesStep,
  services: ServicesStep,
  resume: ResumeStep,
}

/** Shares of the view: a line, the rest that leaves the car 42 % below the country's header, nearly all. */
const DETENTS = { BR: [0.2, 0.44, 0.92], AR: [0.2, 0.39, 0.92] } as const

/** The choices of the present step: a rail beside the car, on a phone a sheet over its lower edge. */
export function StepPanel({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  const { country } = useSite()
  const { step, state, go } = useConfigurator()
  const [detent, setDetent] = useState(1)
  const heading = useHeadingFocus(step)
  const { limited } = state
  const lead = useEffectEvent(() => limited && go(limited.step))
  useEffect(() => void lead(), [limited])
  const View = STEP_VIEWS[step]
  return (
    <div className={css.panel}>
      <Sheet
        label={t(`configurator.step.${step}`)}
        detents={DETENTS[country]}
        detent={detent}
        onDetentChange={setDetent}
      >
        <h2 ref={heading} tabIndex={-1} className={css.heading}>
          {t(`configurator.heading.${step}`)}
        </h2>
        {children}
        <View />
      </Sheet>
    </div>
  )
}

const hasMoved = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isMoved' in state

/** After a step or version is taken the reading goes on at its heading, with the panel's beginning in view. */
function useHeadingFocus(step: ConfiguratorStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  // Another version is another page part: what was pressed there is gone.
  const shown = useRef(hasMoved(state) ? null : step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return heading
}
