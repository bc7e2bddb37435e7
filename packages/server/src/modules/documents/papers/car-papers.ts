import { type CarPaper, passesOn } from '@volante/domain/vehicle/papers'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { removeLater } from '../../../platform/papers/stored-file.ts'
import { ownCar } from '../../garage/api.ts'
import { carPaper, carPapersOf, deletePaper, lockKeeper, papersOfCar } from './car-queries.ts'
import { hashOf } from './hash-of.ts'
import { bytesOf, insertPaper, type PaperWithPages, pagesOf, type SentPage } from './queries.ts'

/** Papers of one kind of a car. */
const MOST_PAPERS = 60
/** Of all papers that a person keeps of cars, also of those they had. */
const MOST_BYTES = 300_000_000

/**
 * In a write: takes a car of the caller's garage and the pages of one paper of it; the same pages again are the paper that
 * is there. Refuses a car whose chassis nobody knows, and more than one person may keep.
 */
export async function keepCarPaper(
  ctx: SignedInCtx,
  carId: string,
  kind: CarPaper,
  files: readonly SentPage[],
): Promise<PaperWithPages> {
  if (files.length === 0) throw ctx.fail('documents.empty')
  const { db, user } = ctx
  const { chassis, model, version: called, year } = await ownCar(ctx, user.id, carId)
  if (chassis === null) throw ctx.fail('garage.noChassis')
  await lockKeeper(db, user.id)
  const known = (await papersOfCar(db, user.id, chassis)).filter((one) => one.kind === kind)
  const content_hash = hashOf(files)
  const same = known.find((one) => one.content_hash.equals(content_hash))
  if (same) return { paper: same, pages: await pagesOf(db, [same.id]) }
  const bytes = files.reduce((sum, file) => sum + file.bytes, await bytesOf(db, { account_id: user.id }))
  if (known.length >= MOST_PAPERS || bytes > MOST_BYTES) throw ctx.fail('documents.carFull')
  const version = (known[0]?.version ?? 0) + 1
  const car = `${model} ${called} ${year}`
  return insertPaper(ctx, { account_id: user.id, chassis, car, kind, version, content_hash }, files)
}

/** What the caller keeps of cars: those of the garage, and those they had. */
export async function ownCarPapers({ db, user }: SignedInCtx) {
  const papers = await carPapersOf(db, user.id)
  const pages = await pagesOf(
    db,
    papers.map(({ id }) => id),
  )
  return papers.map(({ id, kind, sent_at, car, car_id }) => ({
    id,
    kind: kind as CarPaper,
    sentAt: sent_at.toISOString(),
    car: car ?? '',
    carId: car_id,
    passesOn: passesOn(kind as CarPaper),
    files: pages
      .filter(({ document_id }) => document_id === id)
      .map((page) => ({ id: page.id, name: page.name, type: page.type, size: page.bytes })),
  }))
}

/** In a write: a paper that the caller keeps of a car goes, with its pages. */
export async function removeCarPaper(ctx: SignedInCtx, id: string): Promise<undefined> {
  const { db, user, site } = ctx
  if (!(await carPaper(db, { id, accountId: user.id }))) throw ctx.fail('request.notFound')
  const pages = await pagesOf(db, [id])
  await removeLater(
    ctx,
    pages.map(({ file_key }) => file_key),
  )
  await deletePaper(db, id)
  await ctx.enqueue('documents.sweep', { site: site.id })
}
