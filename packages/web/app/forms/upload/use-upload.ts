import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { sendFiles, type Sending, type UploadPlace } from './send-files.ts'
import { MEGABYTE, UPLOAD_TYPES } from './upload-limits.ts'

interface Upload {
  readonly files: readonly File[]
  /** The share of each file that has left, from 0 to 1. */
  readonly shares: readonly number[]
  readonly isSending: boolean
  /** Why it ended without being kept. */
  readonly failure: string | null
  /** Whether the same files were kept, once. */
  readonly isSent: boolean
}

const NOTHING: Upload = { files: [], shares: [], isSending: false, failure: null, isSent: false }

/** Takes where one paper goes; sends what is picked for it with progress. Each file can be left out, and all sent again (CK8). */
export function useUpload(place: UploadPlace, onSent: () => void) {
  const { t } = useTexts()
  const { id: site, purchase } = useSite()
  const { revalidate } = useRevalidator()
  const [upload, setUpload] = useState(NOTHING)
  const sending = useRef<Sending>(null)
  const failed = (files: readonly File[], failure: string) => setUpload({ ...NOTHING, files, failure })

  const send = async (files: readonly File[]): Promise<void> => {
    setUpload({ ...NOTHING, files, isSending: true })
    sending.current = sendFiles(files, place, site, (shares) => setUpload((known) => ({ ...known, shares })))
    const refused = await sending.current.answer
    // Whoever stopped it says how it goes on.
    if (refused === 'stopped') return
    if (refused !== null) return failed(files, refused === 'broken' ? t('ui.upload.broken') : refused)
    await revalidate()
    setUpload({ ...NOTHING, isSent: true })
    onSent()
  }

  return {
    ...upload,
    pick(files: readonly File[]) {
      if (files.length === 0 || upload.isSending) return
      const reason = refusalOf(files, purchase.uploadMegabytes)
      if (reason) setUpload({ ...NOTHING, failure: `${t(reason.text)}${reason.files}` })
      else void send(files)
    },
    retry: () => void send(upload.files),
    /** The others are sent without it; the last one stays, to be sent again. */
    leaveOut(file: File) {
      const others = upload.files.filter((one) => one !== file)
      if (upload.isSending) sending.current?.stop()
      if (others.length === 0) failed(upload.files, t('ui.upload.cancelled'))
      else if (upload.isSending) void send(others)
      else setUpload({ ...upload, files: others })
    },
  }
}

const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(', ')

/** Size and type before a byte is sent; each file that is too large is named (spec platform §5, §8). */
function refusalOf(files: readonly File[], megabytes: number) {
  const large = files.filter(({ size }) => size > megabytes * MEGABYTE)
  if (large.length > 0) return { text: 'documents.tooLarge', files: `: ${namesOf(large)}` } as const
  // Some systems do not know what a HEIC is: then the server looks at the content.
  const strange = files.filter(({ type }) => type !== '' && !UPLOAD_TYPES.includes(type))
  return strange.length > 0 ? ({ text: 'documents.typeRefused', files: ` (${namesOf(strange)})` } as const) : null
}
