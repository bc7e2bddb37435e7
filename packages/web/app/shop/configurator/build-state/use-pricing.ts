import type { Build } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import { type PriceBreakdown, priceBreakdown } from '@volante/domain/configuration/total'
import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSite } from '../../../shell/root-data.ts'
import { answerPath } from '../responses/addresses.ts'
import type { PriceAnswer } from '../responses/price.ts'
import { useResponse } from '../responses/use-response.ts'

/** Spec platform §4: what goes over the network waits until the hand rests. */
const WAIT = 500

export interface Pricing {
  readonly lines: PriceBreakdown
  /** Cents; null while it is not known to be right. */
  readonly total: number | null
  readonly status: 'agreed' | 'waiting' | 'failed'
  /** Cents by which the price service corrected the page. */
  readonly correction: number | null
  readonly retry: () => void
}

/** Takes a build; returns its price at once, and after a rest what the price service says of it. `mustAsk`: nothing is shown before that. */
export function usePricing(
  model: string,
  index: CatalogueIndex,
  build: Build,
  isTouched: boolean,
  mustAsk: boolean,
): Pricing {
  const site = useSite()
  const { revalidate, state: loading } = useRevalidator()
  const lines = useMemo(() => priceBreakdown(index, build), [index, build])
  const query = useMemo(() => priceQuery(index, build), [index, build])
  const address = isTouched || mustAsk ? answerPath(site, model, 'price', query) : null
  const answer = useResponse<PriceAnswer>(address, isTouched ? WAIT : 0)
  const [corrected, setCorrected] = useState<{ readonly address: string; readonly gap: number } | null>(null)
  const gap = answer.status === 'ready' && lines.status === 'available' ? answer.value.total - carTotal(lines) : 0
  const isNew = gap !== 0 && corrected?.address !== address
  if (isNew && address !== null) setCorrected({ address, gap })
  useEffect(() => {
    if (corrected) void revalidate()
  }, [corrected, revalidate])
  const isFailed =
    answer.status === 'failed' || lines.status === 'unavailable' || (gap !== 0 && !isNew && loading === 'idle')
  const isWaiting = gap !== 0 || (answer.status === 'loading' && mustAsk && !isTouched)
  const status = isFailed ? 'failed' : isWaiting ? 'waiting' : 'agreed'
  const total = lines.status === 'available' && status === 'agreed' ? lines.total : null
  return {
    lines,
    total,
    status,
    correction: corrected?.gap ?? null,
    retry: answer.status === 'failed' ? answer.retry : revalidate,
  }
}

/** The price service knows the car with paint and optionals; accessories and services are the dealer's. */
const carTotal = (lines: Extract<PriceBreakdown, { status: 'available' }>): number =>
  lines.total - lines.accessoriesTotal - lines.servicesTotal

function priceQuery({ catalogue }: CatalogueIndex, build: Build): URLSearchParams {
  const query = new URLSearchParams({ version: catalogue.mvsCode, year: String(catalogue.year) })
  if (build.colorCode !== null) query.set('color', build.colorCode)
  if (build.coatingCode !== null) query.set('coating', build.coatingCode)
  for (const { id, code } of catalogue.items) if (build.parts.includes(id)) query.append('optionals', code)
  return query
}
