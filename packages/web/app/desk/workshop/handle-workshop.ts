import { isOneOf } from '@volante/domain/choice'
import { ENTRY_KINDS, worksOf } from '@volante/domain/logbook/entry'
import { kilometresOf } from '@volante/domain/vehicle/readings'
import { type Brand, BRANDS } from '@volante/domain/vocabulary'
import { data } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { ownDealers } from '../dealers/own-dealers.ts'
import { FORMS, SOURCES } from './workshop-forms.ts'

export const WORKSHOP_PATH = '/desk/workshop'

type Dealers = Awaited<ReturnType<typeof ownDealers>>
type Done = 'recorded' | 'read' | 'doubted' | 'repaired'

/** The car in the workshop, as it was asked for. No chassis is part of an address, so the page lives from what its forms answer. */
async function findCar({ at, dealer, site }: Dealers, vehicle: string) {
  const vin = vehicle.slice(0, 30)
  const found = await at.logbook.find({ body: { dealerCode: dealer?.code ?? '', vin } })
  const brand: Brand = isOneOf(BRANDS, site?.brand ?? '') ? (site?.brand as Brand) : 'fiat'
  const recall = await at.recall.recall({ params: { brand, id: vin } })
  return { ...found, vehicle: vin, recall }
}
export type FoundCar = Awaited<ReturnType<typeof findCar>>

export interface Shown {
  readonly found: FoundCar
  readonly done?: Done | undefined
  /** The entry that is being corrected. */
  readonly correcting?: number | undefined
}

/** Finds a car, and keeps what is told of it; whatever was refused stays on its page beside the car. */
export async function handleWorkshop(page: Page, url: URL, posted: FormData) {
  const dealers = await ownDealers(page, url.searchParams, 'vehicles.record')
  const vehicle = formText(posted, 'vehicle')
  const shown = async (more: Omit<Shown, 'found'> = {}): Promise<Shown> => ({
    found: await findCar(dealers, vehicle),
    ...more,
  })
  const kind = formText(posted, KIND)
  if (kind === FORMS.find.kind) return handleForm(page, FORMS.find, posted, () => shown())
  const answer = await act(page, dealers, posted, vehicle)
  if (typeof answer === 'string') return shown({ done: answer })
  const n = Number(formText(posted, kind === FORMS.record.kind ? 'corrects' : 'correct'))
  const correcting = n > 0 ? n : undefined
  if (!answer) return shown({ correcting })
  return data({ ...answer.data, ...(await shown({ correcting })) }, answer.init ?? {})
}

async function act(page: Page, { at, dealer }: Dealers, posted: FormData, vin: string) {
  const dealerCode = dealer?.code ?? ''
  const kind = formText(posted, KIND)
  if (kind === FORMS.reading.kind)
    return handleForm(page, FORMS.reading, posted, async ({ readKm, readOn, source }) => {
      const by = isOneOf(SOURCES, source) ? source : 'DEALER'
      const body = { dealerCode, vin, mileage: kilometresOf(readKm) ?? 0, day: readOn, source: by }
      return doneOf(await at.vehicle.read({ body }), 'read')
    })
  if (kind === FORMS.record.kind)
    return handleForm(page, FORMS.record, posted, async (values) => {
      const { service, revision, mileage, day, works, corrects, reason } = values
      const body = {
        dealerCode,
        vin,
        id: formText(posted, 'id'),
        day,
        works: worksOf(works),
        reason,
        kind: isOneOf(ENTRY_KINDS, service) ? service : 'OTHER',
        revision: revision === '' ? null : Number(revision),
        mileage: mileage === '' ? null : kilometresOf(mileage),
        corrects: corrects === '' ? null : Number(corrects),
      }
      return doneOf(await at.logbook.record({ body }), 'recorded')
    })
  if (kind === FORMS.repair.kind)
    return handleForm(page, FORMS.repair, posted, async ({ repairedOn: date, repairedAt, repairMinutes, measure }) => {
      const [id, campaignId] = [formText(posted, 'id'), formText(posted, 'repaired')]
      const receipt = { date, time: repairedAt.slice(0, 5), minutes: Number(repairMinutes), measure }
      await at.recall
        .updateRecall({ body: { id, vin, campaignId, done: true, dealerCode, ...receipt } })
        .catch(refuseForbidden('recalls.update'))
      return 'repaired' as const
    })
  return null
}

const doneOf = ({ isDoubted }: { isDoubted: boolean }, done: Done): Done => (isDoubted ? 'doubted' : done)
