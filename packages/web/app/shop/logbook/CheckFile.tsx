import { type BookProblem, checkBook, type SignedBook } from '@volante/domain/logbook/check-book'
import { type PublicKey, signatureCheck } from '@volante/domain/signature/signed'
import { useState } from 'react'
import { FilePick } from '../../forms/FilePick.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { FileText } from '../../ui/action/rare-icons.ts'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

type Verdict =
  | { readonly state: 'notOne' | 'unsupported' }
  | {
      readonly state: 'checked'
      readonly problems: readonly BookProblem[]
      readonly count: number
      readonly seal: Seal
    }

interface Seal {
  readonly car: string
  readonly at: string
}

/** Takes the text of a file that carries a logbook; returns what its check found. Nothing of it is shown that was not signed. */
async function verdictOf(html: string, keys: readonly PublicKey[]): Promise<Verdict> {
  try {
    const json = new DOMParser().parseFromString(html, 'text/html').querySelector('#logbook')?.textContent ?? ''
    const { book } = JSON.parse(json) as { book: SignedBook }
    const problems = await checkBook(book, keys, signatureCheck)
    if (problems === null) return { state: 'unsupported' }
    return { state: 'checked', problems, count: book.entries.length, seal: JSON.parse(book.seal.content) as Seal }
  } catch {
    return { state: 'notOne' }
  }
}

export function CheckFile({ keys }: { readonly keys: readonly PublicKey[] }) {
  const { t } = useTexts()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const check = async ([file]: readonly File[]) => setVerdict(file ? await verdictOf(await file.text(), keys) : null)
  return (
    <Stack gap={4} align="start">
      <FilePick
        icon={FileText}
        accept="text/html,.html"
        aria-label={t('logbook.check.pickOf')}
        onPick={(files) => void check(files)}
      >
        {t('logbook.check.pick')}
      </FilePick>
      {verdict ? <Found verdict={verdict} /> : null}
    </Stack>
  )
}

function Found({ verdict }: { readonly verdict: Verdict }) {
  const { t, date } = useTexts()
  if (verdict.state !== 'checked')
    return (
      <InlineMessage tone="warn" isLive>
        {t(`logbook.check.${verdict.state}`)}
      </InlineMessage>
    )
  const { problems, count, seal } = verdict
  if (problems.length > 0)
    return (
      <InlineMessage tone="bad" isLive title={t('logbook.broken')}>
        <ul>
          {problems
            .filter(({ n }) => n > 0)
            .map(({ n, why }) => (
              <li key={`${n} ${why}`}>{t(`logbook.why.${why}`, { n })}</li>
            ))}
        </ul>
      </InlineMessage>
    )
  return (
    <InlineMessage tone="good" isLive title={t('logbook.check.good')}>
      <p>{t('logbook.check.goodText', { car: seal.car, day: date(seal.at, 'moment') })}</p>
      <p>{t('logbook.whole', { count })}</p>
    </InlineMessage>
  )
}
