import { useRef, useState } from 'react'
import { useSite } from '../../shell/root-data.ts'
import { ask } from './ask.ts'
import type { DealerChoice, NearbyDealers } from './nearby-dealers.ts'

type State = 'idle' | 'searching' | 'failed'

/** The dealers around what was typed; only the newest search counts. */
export function useDealers(found: NearbyDealers | null, named: DealerChoice | null, chosenCode: string) {
  const site = useSite()
  const [near, setNear] = useState(found)
  const [chosen, setChosen] = useState(chosenCode || (named?.code ?? ''))
  const [state, setState] = useState<State>('idle')
  const newest = useRef(0)
  const dealers = near?.place ? near.dealers : named ? [named] : []

  const search = async (place: string, wanted = ''): Promise<void> => {
    if (place.trim() === '') return
    newest.current += 1
    const mine = newest.current
    setState('searching')
    const answer = await ask<NearbyDealers>(site, 'dealers', { query: { near: place } }).catch(() => null)
    if (mine !== newest.current) return
    setState(answer ? 'idle' : 'failed')
    if (!answer) return
    setNear(answer)
    const known = answer.dealers.find(({ code }) => code === wanted)
    setChosen((known ?? answer.dealers[0])?.code ?? '')
  }
  const isRelaxed = near?.place?.mayOmitCpf || dealers.find(({ code }) => code === chosen)?.mayOmitCpf
  return {
    near,
    dealers,
    chosen,
    setChosen,
    state,
    search,
    /** Only where nobody has looked yet. */
    searchFirst: (place: string) => void (near?.place ? null : search(place)),
    forget: () => setNear(null),
    mayOmitCpf: isRelaxed === true,
  }
}

export type Dealers = ReturnType<typeof useDealers>
