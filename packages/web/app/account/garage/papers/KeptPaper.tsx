import type { CarPaperView } from '@volante/contract/documents'
import { PostButton } from '../../../forms/PostButton.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import css from './papers.module.css'

interface FilesProps {
  readonly label: string
  readonly files: CarPaperView['files']
}

/** The pages of a paper, each a download. */
export function PaperFiles({ label, files }: FilesProps) {
  return (
    <ul role="list" aria-label={label} className={css.files}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <a href={`/api/documents/files/${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

/** A paper of a car: its pages, since when it is kept, and its way out, which nothing brings back. */
export function KeptPaper({ paper: { id, kind, sentAt, files } }: { readonly paper: CarPaperView }) {
  const { t, date } = useTexts()
  const title = t(`garage.papers.kind.${kind}`)
  const named = t('garage.papers.named', { paper: title, day: date(sentAt) })
  return (
    <li className={css.kept}>
      <div>
        <PaperFiles label={named} files={files} />
        <p className="soft fine">{t('garage.papers.since', { day: date(sentAt, 'moment') })}</p>
      </div>
      <Disclosure
        title={
          <>
            {t('garage.papers.remove')}
            <span className="unseen">: {named}</span>
          </>
        }
      >
        <p className="small">{t('garage.papers.removeText')}</p>
        <PostButton
          fields={{ removePaper: id }}
          size="small"
          aria-label={t('garage.papers.removeNow', { paper: named })}
        >
          {t('garage.papers.removeSure')}
        </PostButton>
      </Disclosure>
    </li>
  )
}
