import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_KINDS } from '@volante/domain/order/documents'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/texts.tsx'
import { pathTo } from '../../../shell/slugs.ts'
import { StatusTag, type Tone } from '../../../ui/data/Tag.tsx'
import type { OwnedShown } from '../load-garage.ts'
import { PaperFiles } from './KeptPaper.tsx'
import type { CarPapers } from './load-papers.ts'
import css from './papers.module.css'

const TONES = { sent: 'info', approved: 'good', refused: 'bad' } as const satisfies Record<string, Tone>

interface PurchaseProps {
  readonly home: OwnedShown['home']
  readonly purchase: NonNullable<CarPapers['purchase']>
}

/** The papers of the order the car came with: they are of who bought it, and stay theirs when the car passes on. */
export function Purchase({ home, purchase: { orderId, papers, contract, isPhotoGood } }: PurchaseProps) {
  const { t } = useTexts()
  return (
    <>
      <h3 id="purchase">{t('garage.papers.purchase')}</h3>
      <p className="soft small">
        {t('garage.papers.purchaseText')}{' '}
        <Link to={pathTo(home, 'order', { order: orderId })} reloadDocument>
          {t('garage.order')}
        </Link>
      </p>
      <ul role="list" aria-labelledby="purchase">
        {contract ? (
          <li className={css.row}>
            <span>{t('garage.papers.contract')}</span>
            <a href={`/api/documents/contracts/${contract.id}`}>{t('garage.papers.contractFile')}</a>
            <StatusTag tone="good">{t('garage.papers.signed')}</StatusTag>
          </li>
        ) : null}
        {papers.map(({ kind, state, files }) => {
          const title = isOneOf(DOCUMENT_KINDS, kind) ? t(`order.document.${kind}`) : kind
          return (
            <li key={kind} className={css.row}>
              <span>{title}</span>
              <PaperFiles label={title} files={files} />
              <StatusTag tone={TONES[state]}>{t(`order.documentStatus.${state}`)}</StatusTag>
            </li>
          )
        })}
        {isPhotoGood ? (
          <li className={css.row}>
            <span>{t('garage.paper.photo')}</span>
            <span className="soft small">{t('garage.papers.photoGone')}</span>
            <StatusTag tone="good">{t('order.documentStatus.approved')}</StatusTag>
          </li>
        ) : null}
      </ul>
    </>
  )
}
