import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Soft } from '../../../work/Soft.tsx'
import css from './dress.module.css'
import { faintTexts } from './faint-texts.ts'
import { putOn } from './frame-dress.ts'
import type { PageToSee } from './pages-to-see.ts'

interface SixPagesProps {
  readonly text: string
  readonly pages: readonly PageToSee[]
  readonly isMeasuring: boolean
  readonly onMeasured: () => void
}

type Result = ReturnType<typeof faintTexts> & { readonly page: PageToSee }

/** Opens one page after the other out of sight, in the dress as it is now, and lists the texts that too few can read. */
export function SixPages({ text, pages, isMeasuring, onMeasured }: SixPagesProps) {
  const { t, number } = useTexts()
  const [results, setResults] = useState<readonly Result[]>([])
  const measuredText = useRef('')
  useEffect(() => {
    if (isMeasuring) {
      setResults([])
      measuredText.current = text
    }
  }, [isMeasuring])
  const page = isMeasuring ? pages[results.length] : undefined
  useEffect(() => {
    if (isMeasuring && results.length === pages.length) onMeasured()
  }, [isMeasuring, results.length, pages.length, onMeasured])
  const measure = (frame: HTMLIFrameElement) => {
    if (!page) return
    putOn(frame, text)
    // Two frames: the dress is worn, then what moves into place is there.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const found = frame.contentDocument && faintTexts(frame.contentDocument)
        if (found) setResults((now) => [...now, { ...found, page }])
      }),
    )
  }
  return (
    <Stack gap={3}>
      {page && (
        <>
          <div role="status">
            <progress value={results.length} max={pages.length} aria-label={t('settings.dress.measuring')} />{' '}
            {t('settings.dress.measuringPage', { page: t(`settings.dress.page.${page.name}`) })}
          </div>
          <iframe
            key={page.path}
            src={page.path}
            title={t('settings.dress.measuring')}
            className={css.away}
            tabIndex={-1}
            onLoad={({ currentTarget }) => measure(currentTarget)}
          />
        </>
      )}
      {!isMeasuring && results.length > 0 && measuredText.current !== text && (
        <InlineMessage tone="info">{t('settings.dress.older')}</InlineMessage>
      )}
      <Stack as="ul" role="list" gap={3}>
        {results.map(({ page: { name, path }, faint, measured, onPictures }) => (
          <li key={path}>
            <strong>{t(`settings.dress.page.${name}`)}</strong>{' '}
            {t('settings.dress.found', { faint: faint.length, measured })}
            {onPictures > 0 && <Soft as="p">{t('settings.dress.onPictures', { count: onPictures })}</Soft>}
            {faint.length > 0 && (
              <ul>
                {faint.map((one) => (
                  <li key={`${one.text} ${one.ratio}`}>
                    {t('settings.dress.faintText', {
                      text: one.text,
                      ratio: number(Math.floor(one.ratio * 10) / 10),
                      least: number(one.least),
                    })}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
