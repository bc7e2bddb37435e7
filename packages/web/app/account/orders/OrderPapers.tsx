import { Link } from 'react-router'
import type { DocumentView, OrderView } from '@volante/contract/order-shapes'
import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { SELFIE_TEXTS } from '@volante/domain/order/selfie'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'
import css from './order.module.css'

/** Documents, the security photo and the contract, each with where it stands. */
export function OrderPapers({ order }: { readonly order: OrderView }) {
  const { t } = useTexts()
  const site = useSite()
  const { contract, id } = order
  const isAsked = order.pendingActions.includes('uploadDocuments')
  // What an order that is over never got is not asked for any more.
  const isOver = order.isEnded
  const documents = order.documents.filter(({ state }) => !isOver || state !== 'missing')
  const photo = isOver && order.photo?.state !== 'success' ? null : order.photo
  if (documents.length === 0 && !photo && !contract) return null
  return (
    <section aria-labelledby="papers" className={css.part}>
      <h2 id="papers">{t('orders.papers')}</h2>
      <ul role="list">
        {documents.map((document) => (
          <Paper key={document.kind} document={document} order={order} />
        ))}
        {photo && (
          <li className={css.row}>
            <div>
              <p>{t('orders.photo')}</p>
              <p className="soft small">{t(SELFIE_TEXTS[photo.state])}</p>
            </div>
            <StatusTag tone={photo.state === 'success' ? 'good' : 'info'}>
              {t(photo.state === 'success' ? 'order.documentStatus.approved' : 'orders.photo.open')}
            </StatusTag>
          </li>
        )}
        {contract && <Contract order={order} contract={contract} />}
      </ul>
      {isAsked && (
        <p>
          <Link to={pathTo(site, 'orderDocuments', { order: id })}>{t('order.action.uploadDocuments')}</Link>
        </p>
      )}
    </section>
  )
}

const TONES: Readonly<Record<DocumentView['state'], Tone>> = {
  missing: 'warn',
  sent: 'info',
  approved: 'good',
  refused: 'bad',
}

interface PaperProps {
  readonly document: DocumentView
  readonly order: Pick<OrderView, 'id' | 'isEnded'>
}

/** While the order runs, what was sent can be opened on the page of its papers. */
function Paper({ document: { kind, state, fileName, sentAt, reason }, order: { id, isEnded } }: PaperProps) {
  const { t, date } = useTexts()
  const site = useSite()
  const title = t(`order.document.${kind}`)
  return (
    <li className={css.row}>
      <div>
        <p>{sentAt && !isEnded ? <Link to={pathTo(site, 'orderDocuments', { order: id })}>{title}</Link> : title}</p>
        {sentAt && <p className="soft small">{[fileName, date(sentAt, 'moment')].filter(Boolean).join(' · ')}</p>}
        {reason && isOneOf(DOCUMENT_REFUSALS, reason) && <p>{t(`order.documentRefusal.${reason}`)}</p>}
      </div>
      <StatusTag tone={TONES[state]}>{t(`order.documentStatus.${state}`)}</StatusTag>
    </li>
  )
}

interface ContractProps {
  readonly order: Pick<OrderView, 'id'>
  readonly contract: NonNullable<OrderView['contract']>
}

function Contract({ order, contract: { state, signedAt } }: ContractProps) {
  const { t, date } = useTexts()
  const site = useSite()
  return (
    <li className={css.row}>
      <div>
        <p>
          <Link to={pathTo(site, 'orderContract', { order: order.id })}>{t('orders.contract')}</Link>
        </p>
        {signedAt && <p className="soft small">{date(signedAt, 'moment')}</p>}
      </div>
      <StatusTag tone={state === 'SIGNED' ? 'good' : 'warn'}>{t(`orders.contractState.${state}`)}</StatusTag>
    </li>
  )
}
