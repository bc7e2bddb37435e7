import { useMemo } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { type Summary, summaryOf } from './summary.ts'

export function useSummary(): Summary {
  const { t } = useTexts()
  const { index, build, data } = useConfigurator()
  const { modelName, versionName, year } = data.car.mvs
  return useMemo(
    () =>
      summaryOf(
        index,
        build,
        t('configurator.car-and-year', { car: `${modelName} ${versionName}`, year: String(year) }),
        data.day,
      ),
    [index, build, t, modelName, versionName, year, data.day],
  )
}
