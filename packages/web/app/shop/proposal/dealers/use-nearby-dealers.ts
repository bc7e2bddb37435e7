import { useRef, useState } from 'react'
import { useSite } from '../../../shell/root-data.ts'
import { basePath } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { ask } from '../ask.ts'
import type { ProposalData } from '../load-proposal.ts'
import type { NearbyDealers } from './nearby-dealers.ts'
import type { ProposalAnswer } from '../proposal-answer.ts'

/** The dealers the form offers: those around the place that was looked for, else the one the address names. The newest search counts. */
export function useNearbyDealers({ dealer, rules }: ProposalData, answer: ProposalAnswer | undefined) {
  const site = useSite()
  const { t, byKey } = useTexts()
  const posted = answer?.submission.payload.dealerCode
  const [near, setNear] = useState<NearbyDealers | null>(answer?.near ?? null)
  const [chosen, choose] = useState(typeof posted === 'string' ? posted : (dealer?.code ?? ''))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSearching, setSearching] = useState(false)
  const asked = useRef(0)
  /** Whether the person looked for dealers or chose one: then the address no longer decides. */
  const isOwn = useRef(Boolean(answer?.submission.payload.place))
  const dealers = near?.place ? near.dealers : dealer ? [dealer] : []
  const search = async (place: string, wanted = chosen): Promise<void> => {
    if (place.trim() === '') return
    asked.current += 1
    const mine = asked.current
    setSearching(true)
    const found = await ask<NearbyDealers>(`${basePath(site)}/proposal/dealers`, { query: { near: place } }).catch(
      () => null,
    )
    if (mine !== asked.current) return
    setSearching(false)
    setProblem(found ? found.refusal && byKey(found.refusal) : t('lead.dealer.failed'))
    if (!found) return
    setNear(found)
    choose(found.dealers.some(({ code }) => code === wanted) ? wanted : (found.dealers[0]?.code ?? ''))
  }
  const searchOwn = (place: string, wanted?: string) => {
    isOwn.current = true
    return search(place, wanted)
  }
  const chooseOwn = (code: string) => {
    isOwn.current = true
    choose(code)
  }
  const follow = (code: string) => isOwn.current || void search(code)
  const isRelaxed = near?.place?.mayOmitCpf === true || dealers.find(({ code }) => code === chosen)?.mayOmitCpf === true
  return {
    near,
    dealers,
    chosen,
    choose: chooseOwn,
    problem,
    isSearching,
    search: searchOwn,
    /** The postal code of the address was found. */
    follow,
    mayOmitCpf: rules.mayOmitCpf || isRelaxed,
  }
}

export type ShownDealers = ReturnType<typeof useNearbyDealers>
