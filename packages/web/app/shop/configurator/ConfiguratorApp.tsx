import { useMemo, useState } from 'react'
import { useAnalytics } from './build-state/use-analytics.ts'
import { useBuild } from './build-state/use-build.ts'
import { usePricing } from './build-state/use-pricing.ts'
import { useSaving } from './build-state/use-saving.ts'
import { useUndoKeys } from './build-state/use-undo-keys.ts'
import { useVisit } from './build-state/use-visit.ts'
import css from './configurator.module.css'
import { ChoicesContext } from '../../building/choices.ts'
import { ConfiguratorContext, type WindowName } from './configurator-context.tsx'
import { Announcement } from './Announcement.tsx'
import { ConfiguratorWindows } from './dialogs/ConfiguratorWindows.tsx'
import { CarStage } from './stage/CarStage.tsx'
import { Notices } from './Notices.tsx'
import type { ConfiguratorData } from './load-configurator.ts'
import { PriceBar } from './PriceBar.tsx'
import { StepPanel } from './StepPanel.tsx'
import type { Restored } from './saved/use-restored.ts'

interface ConfiguratorAppProps {
  readonly data: ConfiguratorData
  /** The query the build is opened from. */
  readonly query: string
  readonly restored: Restored | null
}

/** The car, its choices and its price. Give it a `key` per version: another catalogue is another build. */
export function ConfiguratorApp({ data, query, restored }: ConfiguratorAppProps) {
  const tools = useBuild(data, query)
  const { state, index, build, dispatch } = tools
  const isTouched = state.announced !== null
  const pricing = usePricing(data.model.slug, index, build, isTouched, restored?.isReopened === true)
  const [window, open] = useState<WindowName | null>(null)
  const [versionAsked, askVersion] = useState<string | null>(null)
  useSaving(data, tools, pricing, isTouched || restored?.isReopened === true)
  useAnalytics(data, tools)
  useVisit(data, build.colorCode)
  useUndoKeys(dispatch)
  const configurator = useMemo(
    () => ({ ...tools, data, pricing, window, open, versionAsked, askVersion }),
    [tools, data, pricing, window, versionAsked],
  )
  return (
    <ConfiguratorContext value={configurator}>
      <ChoicesContext value={configurator}>
        <div className={css.layout}>
          <CarStage />
          <StepPanel>
            <Notices restored={restored} />
          </StepPanel>
          <PriceBar />
        </div>
        <ConfiguratorWindows />
        <Announcement />
      </ChoicesContext>
    </ConfiguratorContext>
  )
}
