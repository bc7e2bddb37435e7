import { useState } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Soft } from '../../../work/Soft.tsx'
import css from './appearance.module.css'
import { faintTexts } from './faint-texts.ts'
import { putOn } from './frame-appearance.ts'
import type { PageToSee } from './pages-to-see.ts'

interface SixPagesProps {
  readonly text: string
  readonly pages: readonly PageToSee[]
}

type Result = ReturnType<typeof faintTexts> & { readonly page: PageToSee }

/** The appearance that is measured, and what was found so far. */
interface Run {
  readonly text: string
  readonly results: readonly Result[]
}

/** Opens one page after the other out of sight, in the appearance as it is now, and lists the texts that too few can read. */
export function SixPages({ text, pages }: SixPagesProps) {
  const { t } = useTexts()
  const [run, setRun] = useState<Run | null>(null)
  const next = run ? pages[run.results.length] : undefined
  const measure = (frame: HTMLIFrameElement, { text: worn }: Run, page: PageToSee) => {
    putOn(frame, worn)
    // Two frames: the appearance is worn, then what moves into place is there.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const found = frame.contentDocument && faintTexts(frame.contentDocument)
        if (found) setRun((now) => now && { ...now, results: [...now.results, { ...found, page }] })
      }),
    )
  }
  return (
    <Stack gap={3} align="start">
      <Button size="small" onClick={() => setRun({ text, results: [] })} disabled={next !== undefined}>
        {t('settings.dress.measure', { count: pages.length })}
      </Button>
      {run && next && (
        <>
          <div role="status">
            <progress value={run.results.length} max={pages.length} aria-label={t('settings.dress.measuring')} />{' '}
            {t('settings.dress.measuringPage', { page: t(`settings.dress.page.${next.name}`) })}
          </div>
          <iframe
            key={next.path}
            src={next.path}
            title={t('settings.dress.measuring')}
            className={css.away}
            tabIndex={-1}
            onLoad={({ currentTarget }) => measure(currentTarget, run, next)}
          />
        </>
      )}
      {run && !next && run.text !== text && <InlineMessage tone="info">{t('settings.dress.older')}</InlineMessage>}
      <Stack as="ul" role="list" gap={3}>
        {run?.results.map((result) => (
          <PageResult key={result.page.path} {...result} />
        ))}
      </Stack>
    </Stack>
  )
}

function PageResult({ page, faint, measured, onPictures }: Result) {
  const { t, number } = useTexts()
  return (
    <li>
      <strong>{t(`settings.dress.page.${page.name}`)}</strong>{' '}
      {t('settings.dress.found', { faint: faint.length, measured })}
      {onPictures > 0 && <Soft as="p">{t('settings.dress.onPictures', { count: onPictures })}</Soft>}
      {faint.length > 0 && (
        <ul>
          {faint.map(({ text, ratio, least }) => (
            <li key={`${text} ${ratio}`}>
              {t('settings.dress.faintText', {
                text,
                ratio: number(Math.floor(ratio * 10) / 10),
                least: number(least),
              })}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
