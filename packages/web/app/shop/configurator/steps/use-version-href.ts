import { addressOf } from '@volante/domain/configuration/address'
import { useCallback } from 'react'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useConfigurator } from '../configurator-context.tsx'

/** The address of the present choices on another version or year; what it does not have is told there. */
export function useVersionHref() {
  const site = useSite()
  const { data, index, build, step } = useConfigurator()
  const { slug } = data.model
  return useCallback(
    (mvsCode: string, year: number) => {
      const query = addressOf(index, build, step)
      query.set('version', mvsCode)
      query.set('year', String(year))
      return `${pathTo(site, 'configurator', { model: slug })}?${query}`
    },
    [site, slug, index, build, step],
  )
}
