import type { CarPaperView } from '@volante/contract/documents'
import type { CarPaper as Kind } from '@volante/domain/vehicle/papers'
import { useRef } from 'react'
import { PaperDrop } from '../../../forms/upload/PaperDrop.tsx'
import { paperForm, type RefusedPaper } from '../../../forms/upload/refused-paper.ts'
import { useUpload } from '../../../forms/upload/use-upload.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { KeptPaper } from './KeptPaper.tsx'
import css from './papers.module.css'

interface CarPaperProps {
  readonly carId: string
  readonly kind: Kind
  readonly papers: readonly CarPaperView[]
  /** What was sent without script and refused, where it was of this kind. */
  readonly refused: RefusedPaper | null
}

/** One kind of paper: what is kept of it, and where the next one goes. */
export function CarPaper({ carId, kind, papers, refused }: CarPaperProps) {
  const { t } = useTexts()
  const place = useRef<HTMLLIElement>(null)
  const fields = { request: JSON.stringify({ root_path: 'vehicles', sub_path: `${carId}/${kind}` }) }
  const upload = useUpload({ url: '/api/private-api/file/upload-bulk', fields }, () => place.current?.focus())
  const title = t(`garage.papers.kind.${kind}`)
  return (
    <li id={`paper-${kind}`} ref={place} tabIndex={-1} className={css.paper}>
      <h3>{title}</h3>
      <p className="soft small">{t(`garage.papers.hint.${kind}`)}</p>
      {papers.length > 0 ? (
        <ul role="list">
          {papers.map((paper) => (
            <KeptPaper key={paper.id} paper={paper} />
          ))}
        </ul>
      ) : null}
      {refused ? (
        <p className={css.refused} role="alert">
          {t(refused.text)} {refused.file}
        </p>
      ) : null}
      <PaperDrop action={paperForm({ car: carId, paper: kind })} title={title} isAgain={false} upload={upload} />
      <p className="unseen" role="status">
        {upload.isSent ? t('garage.papers.sent', { paper: title }) : upload.failure}
      </p>
    </li>
  )
}
