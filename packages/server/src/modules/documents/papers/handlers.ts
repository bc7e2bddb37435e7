import { documents } from '@volante/contract/documents'
import type { fileUpload, reservationDocuments } from '@volante/contract/file-upload'
import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_KINDS } from '@volante/domain/order/documents'
import { CAR_PAPERS } from '@volante/domain/vehicle/papers'
import type { StoredUpload } from '../../../platform/files/with-upload.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { noteReading, readablePapers, visibleOrder } from '../order-access.ts'
import { findPage, pagesOf, papersOf, type PaperWithPages } from './queries.ts'
import { keepCarPaper, ownCarPapers, removeCarPaper } from './car-papers.ts'
import { keepPaper } from './keep-paper.ts'
import { download } from '../../../platform/papers/stored-file.ts'
import { documentsOfOrder, orderForOwner } from '../../reservations/api.ts'

interface Place {
  readonly root_path: string
  readonly sub_path: string
}

export const fileUploadHandlers: Handlers<typeof fileUpload> = {
  async fileUpload({ ctx, body, files, fail }) {
    const [stored] = storedFiles(body.request, await keepAt(ctx, body.request, files))
    if (!stored) throw fail('documents.empty')
    return stored
  },

  async fileUploadBulk({ ctx, body, files }) {
    return storedFiles(body.request, await keepAt(ctx, body.request, files))
  },
}

export const reservationDocumentsHandlers: Handlers<typeof reservationDocuments> = {
  async reservationDocuments({ ctx, params, body, files, fail }) {
    const { reservationId, documentType } = body
    const order =
      params.id === ctx.user.id
        ? await orderForOwner(ctx, reservationId)
        : await visibleOrder(ctx, reservationId, 'documents.review')
    if (order.account_id !== params.id) throw fail('request.notFound')
    const { status } = await keepPaper(ctx, order.id, documentType, files)
    return { reservationId, status, documents: await documentsOfOrder(ctx, order.id) }
  },
}

type PaperCall = 'versions' | 'file' | 'carPapers' | 'removeCarPaper'

export const paperHandlers: Pick<Handlers<typeof documents.calls>, PaperCall> = {
  async versions({ ctx, params }) {
    const { order, kinds } = await readablePapers(ctx, params.id)
    const papers = (await papersOf(ctx.db, order.id)).filter(({ kind }) => isOneOf(kinds, kind))
    const pages = await pagesOf(
      ctx.db,
      papers.map(({ id }) => id),
    )
    return papers.map(({ id, kind, version, state, reason, sent_at, reviewed_at }) => ({
      id,
      kind,
      version,
      state,
      reason,
      sentAt: sent_at.toISOString(),
      reviewedAt: reviewed_at?.toISOString() ?? null,
      files: pages
        .filter(({ document_id }) => document_id === id)
        .map((page) => ({ id: page.id, name: page.name, type: page.type, size: page.bytes })),
    }))
  },

  async file({ ctx, params, fail }) {
    const page = await findPage(ctx.db, params.id)
    if (!page) throw fail('request.notFound')
    if (page.order_id !== null) {
      const { order, kinds } = await readablePapers(ctx, page.order_id)
      if (!isOneOf(kinds, page.kind)) throw fail('request.notFound')
      await noteReading(ctx, order, 'documents.file.get', params.id)
    } else if (page.account_id !== ctx.user.id) throw fail('request.notFound')
    return download(ctx, page.file_key, page.type, page.name)
  },

  carPapers: ({ ctx }) => ownCarPapers(ctx),

  removeCarPaper: ({ ctx, params }) => removeCarPaper(ctx, params.id),
}

async function keepAt(
  ctx: SignedInCtx,
  { root_path, sub_path }: Place,
  files: readonly StoredUpload[],
): Promise<PaperWithPages> {
  const [id = '', kind = ''] = sub_path.split('/')
  if (root_path === 'vehicles') return keepCarPaper(ctx, id, kindOf(CAR_PAPERS, kind), files)
  const order = await orderForOwner(ctx, id)
  return keepPaper(ctx, order.id, kindOf(DOCUMENT_KINDS, kind), files)
}

function kindOf<Kind extends string>(kinds: readonly Kind[], text: string): Kind {
  if (!isOneOf(kinds, text)) throw new Error('the contract lets only known kinds through')
  return text
}

const storedFiles = ({ root_path, sub_path }: Place, { paper, pages }: PaperWithPages) =>
  pages.map(({ id, page, name, bytes, type }) => ({
    id,
    path: `${root_path}/${sub_path}/${paper.version}/${page}`,
    name,
    size: bytes,
    type,
  }))
