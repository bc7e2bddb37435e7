import { useEffect, useEffectEvent } from 'react'
import { pushData } from '../../../shell/behaviour/data-layer.ts'
import { useSite } from '../../../shell/root-data.ts'
import type { ConfiguratorData } from '../load-configurator.ts'
import type { BuildTools } from './use-build.ts'

/** Steps and choices for whoever measures the site; consent and the site's switch are the helper's business. */
export function useAnalytics({ car, model }: ConfiguratorData, { state, step, build }: BuildTools): void {
  const { features } = useSite()
  const { code, year } = car.mvs
  useEffect(() => {
    pushData(features, { event: 'configurator_step', model: model.slug, mvs: code, year, step })
  }, [features, model.slug, code, year, step])
  const { announced } = state
  const report = useEffectEvent(() => {
    if (!announced) return
    const { deed, name, difference } = announced.entry
    const { colorCode, coatingCode, parts, services } = build
    const choices = { color: colorCode, coating: coatingCode, parts, services }
    pushData(features, {
      event: 'configurator_change',
      mvs: code,
      year,
      how: announced.how,
      deed,
      name,
      difference,
      ...choices,
    })
  })
  useEffect(() => report(), [announced?.count])
}
