import { addressOf } from '@volante/domain/configuration/address'
import type { PriceLineKind } from '@volante/domain/configuration/total'
import { useEffect } from 'react'
import { useSite } from '../../../shell/root-data.ts'
import type { ConfiguratorData } from '../load-configurator.ts'
import { saveBuild } from '../saved/saved-build.ts'
import type { BuildTools } from './use-build.ts'
import type { Pricing } from './use-pricing.ts'

/** Keeps the car in the browser on each change, with the prices it had (spec platform §4). */
export function useSaving(
  { car, model }: ConfiguratorData,
  { index, build }: BuildTools,
  pricing: Pricing,
  isOn: boolean,
): void {
  const site = useSite()
  const { status, lines, total } = pricing
  useEffect(() => {
    if (!isOn || status === 'waiting') return
    const { code, year, modelName, versionName } = car.mvs
    const amountOf = (kind: PriceLineKind) => lines.lines.find((line) => line.kind === kind)?.amount ?? null
    const amounts = (...kinds: readonly PriceLineKind[]) =>
      Object.fromEntries(lines.lines.filter(({ kind }) => kinds.includes(kind)).map(({ id, amount }) => [id, amount]))
    saveBuild(site.id, {
      savedAt: Date.now(),
      mvs: { code, year },
      location: { countryCode: site.country },
      build,
      prices: {
        list: amountOf('version'),
        color: amountOf('color'),
        coating: amountOf('coating'),
        parts: amounts('optional', 'accessory'),
        services: amounts('service'),
        bonus: amountOf('bonus'),
        total,
      },
      model: model.slug,
      title: `${modelName} ${versionName}`,
      query: String(addressOf(index, build, 'resume')),
    })
  }, [isOn, status, lines, total, car.mvs, model.slug, index, build, site])
}
