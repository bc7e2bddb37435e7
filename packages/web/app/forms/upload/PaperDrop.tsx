import { type DragEvent, useId, useState } from 'react'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Camera } from '../../ui/action/icons.ts'
import { Upload } from '../../ui/action/rare-icons.ts'
import { Progress } from '../../ui/data/Progress.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { FilePick } from '../FilePick.tsx'
import css from './PaperDrop.module.css'
import { UPLOAD_TYPES } from './upload-limits.ts'
import type { useUpload } from './use-upload.ts'

interface PaperDropProps {
  /** Where the form posts to. */
  readonly action: string
  /** Which paper it is, in the names of its buttons. */
  readonly title: string
  readonly isAgain: boolean
  readonly upload: ReturnType<typeof useUpload>
}

/** Without script a form that posts the picked files; with it they are sent as soon as they are there. */
export function PaperDrop({ action, title, isAgain, upload }: PaperDropProps) {
  const { t } = useTexts()
  const pick = t(isAgain ? 'ui.upload.pickAgain' : 'ui.upload.pick')
  const { isOver, ...dropping } = useDrop(upload.pick)
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      className={css.drop}
      data-over={isOver || undefined}
      {...dropping}
    >
      <XsrfField />
      <p className={css.dropHint}>{t('ui.upload.drop')}</p>
      <Row gap={3} align="stretch">
        <FilePick
          icon={Upload}
          name="file"
          multiple
          required
          accept={UPLOAD_TYPES.join()}
          aria-label={`${pick}: ${title}`}
          onPick={upload.pick}
        >
          {pick}
        </FilePick>
        <FilePick
          icon={Camera}
          accept="image/*"
          capture="environment"
          aria-label={`${t('ui.upload.camera')}: ${title}`}
          className={css.camera}
          onPick={upload.pick}
        >
          {t('ui.upload.camera')}
        </FilePick>
        <span className={css.send}>
          <Button type="submit">
            {t('ui.upload.send')} <span className="unseen">{title}</span>
          </Button>
        </span>
      </Row>
      {upload.files.length > 0 ? <Files upload={upload} /> : null}
      {upload.failure ? (
        <Stack gap={2} align="start">
          <p className={css.reason}>{upload.failure}</p>
          {upload.files.length > 0 ? (
            <Button size="small" onClick={upload.retry}>
              {t('ui.upload.retry')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </form>
  )
}

function useDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') onDrop([...event.dataTransfer.files])
  }
  return { isOver, onDragOver: take, onDrop: take, onDragLeave: () => setOver(false) }
}

/** Files on their way: how much of each has left, and what leaves it out. */
function Files({ upload: { files, shares, leaveOut } }: Pick<PaperDropProps, 'upload'>) {
  const { t, number } = useTexts()
  const id = useId()
  return (
    <Stack as="ul" gap={3} role="list">
      {files.map((file, at) => (
        <li key={`${id} ${file.name} ${file.lastModified} ${file.size}`} className={css.row}>
          <Progress
            label={file.name}
            value={shares[at] ?? 0}
            text={`${number(Math.round((shares[at] ?? 0) * 100))} %`}
          />
          <Button variant="quiet" size="small" onClick={() => leaveOut(file)}>
            {t('ui.upload.leaveOut')} <span className="unseen">{file.name}</span>
          </Button>
        </li>
      ))}
    </Stack>
  )
}
