import { addressOf, type ConfiguratorStep, openBuild, readAddress } from '@volante/domain/configuration/address'
import type { Build } from '@volante/domain/configuration/catalogue'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import type { ConfiguratorData } from '../load-configurator.ts'
import { buildReducer, openingState } from '../../../building/build-state.ts'

/** The build of one version: opened from a query, changed by actions, mirrored in the address. */
export function useBuild({ car, model }: ConfiguratorData, query: string) {
  const site = useSite()
  const navigate = useNavigate()
  const { search } = useLocation()
  const index = useMemo(() => indexCatalogue(car.catalogue), [car.catalogue])
  const reducer = useMemo(() => buildReducer(index), [index])
  const [opened] = useState(() => openBuild(index, readAddress(new URLSearchParams(query))))
  const [state, dispatch] = useReducer(reducer, opened.build, openingState)
  const build = state.history.present
  const { step } = readAddress(new URLSearchParams(search))
  const path = pathTo(site, 'configurator', { model: model.slug })
  const href = useCallback(
    (to: ConfiguratorStep, other: Build = build) => `${path}?${addressOf(index, other, to)}`,
    [path, index, build],
  )
  const go = useCallback(
    (to: ConfiguratorStep) => void navigate(href(to), { preventScrollReset: true }),
    [navigate, href],
  )
  useMirroredAddress(
    path,
    (present) => addressOf(index, build, step, present),
    state.announced !== null || search.includes('version='),
  )
  return { index, state, dispatch, build, step, href, go, opened }
}

/** Choices are kept on Back and Forward: the step is the entry's, the build is the present one. Foreign parameters survive. */
function useMirroredAddress(path: string, query: (present: URLSearchParams) => URLSearchParams, isOn: boolean) {
  const foreign = useRef('')
  useEffect(() => {
    const present = query(new URLSearchParams(window.location.search))
    const own = query(new URLSearchParams())
    const kept = `${present}`.slice(`${own}`.length)
    if (kept !== '') foreign.current = kept
    const address = `${path}?${own}${foreign.current}`
    if (isOn && address !== window.location.pathname + window.location.search) {
      window.history.replaceState(window.history.state, '', address)
    }
  })
}

export type BuildTools = ReturnType<typeof useBuild>
