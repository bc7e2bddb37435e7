import { readAddress } from '@volante/domain/configuration/address'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import type { ConfiguratorData } from '../load-configurator.ts'
import { type FoundBuild, useSavedBuild } from './use-saved-build.ts'

export interface Restored extends FoundBuild {
  /** The address named no car, so this one was taken up again by itself. */
  readonly isByItself: boolean
  /** Opened anew from what was saved: its prices are asked for before they are shown. */
  readonly isReopened: boolean
}

/** The saved car, where the address the visit begins with names none of its own or just this one. */
export function useRestored({ car, model }: ConfiguratorData): Restored | null {
  const site = useSite()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [opening] = useState(search)
  const found = useSavedBuild(site.id)
  const restored = useMemo(
    () => (found?.saved.model === model.slug ? restoredBy(found, opening) : null),
    [found, model.slug, opening],
  )
  const { mvs, query } = restored?.saved ?? {}
  const isHere = mvs?.code === car.mvs.code && mvs.year === car.mvs.year
  const lead = useEffectEvent(() => {
    if (!restored || isHere) return
    const path = pathTo(site, 'configurator', { model: model.slug })
    void navigate(`${path}?${query}`, { replace: true, preventScrollReset: true })
  })
  useEffect(() => lead(), [restored])
  return isHere ? restored : null
}

function restoredBy(found: FoundBuild, opening: string): Restored | null {
  const isByItself = readAddress(new URLSearchParams(opening)).mvsCode === null
  if (!isByItself && carOf(opening) !== carOf(found.saved.query)) return null
  return { ...found, isByItself, isReopened: isByItself || found.isExpired }
}

/** Takes a query; returns the part that names the car, whatever the step and the campaign. */
function carOf(query: string): string {
  const { step: _step, ...asked } = readAddress(new URLSearchParams(query))
  return JSON.stringify(asked)
}
