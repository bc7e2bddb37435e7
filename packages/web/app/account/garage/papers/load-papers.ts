import type { CarPaperView } from '@volante/contract/documents'
import type { Page } from '../../../shell/page-context.ts'

interface OfCar {
  readonly id: string
  readonly orderId: string | null
}

/** What the person keeps of a car, and what of its purchase is theirs: papers as they were sent last, photo and contract. */
export async function loadPapers({ api }: Page, { id, orderId }: OfCar) {
  const [all, purchase] = await Promise.all([
    api.documents.carPapers(),
    orderId === null ? null : loadPurchase(api, orderId),
  ])
  return { own: all.filter(({ carId }) => carId === id), purchase }
}

async function loadPurchase(api: Page['api'], orderId: string) {
  const [versions, contracts, photo] = await Promise.all([
    api.documents.versions({ params: { id: orderId } }),
    api.privateApi.contractList({ query: { reservationId: orderId } }),
    api.documents.photoState({ params: { id: orderId } }),
  ])
  // The newest of a kind comes first.
  const papers = versions.filter(({ kind }, at) => versions.findIndex((one) => one.kind === kind) === at)
  return {
    orderId,
    papers: papers.map(({ kind, state, sentAt, files }) => ({ kind, state, sentAt, files })),
    contract: contracts.find(({ state }) => state === 'SIGNED') ?? null,
    isPhotoGood: photo?.state === 'success',
  }
}

export type CarPapers = Awaited<ReturnType<typeof loadPapers>>

/** What is kept of cars that stand in the garage no longer, by car. */
export function ofCarsBefore(papers: readonly CarPaperView[]) {
  const groups = Map.groupBy(
    papers.filter(({ carId }) => carId === null),
    ({ car }) => car,
  )
  return [...groups].map(([car, kept]) => ({ car, papers: kept }))
}
