import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { SegmentedChoice } from '../../../ui/choice/SegmentedChoice.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { Row, Stack } from '../../../ui/layout/Stack.tsx'
import css from './appearance.module.css'
import { putOn } from './frame-appearance.ts'
import type { PageToSee } from './pages-to-see.ts'
import { SixPages } from './SixPages.tsx'

const WIDTHS = ['phone', 'desktop'] as const
type Width = (typeof WIDTHS)[number]

interface AppearancePreviewProps {
  readonly text: string
  readonly pages: readonly PageToSee[]
}

/** A real page of the site in the appearance as it is now, as wide as a telephone's or a desktop's, and what all pages measure. */
export function AppearancePreview({ text, pages }: AppearancePreviewProps) {
  const { t } = useTexts()
  const [path, setPath] = useState(pages[0]?.path ?? '/')
  const [width, setWidth] = useState<Width>('desktop')
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current) putOn(frame.current, text)
  }, [text])
  const nameOf = (page: PageToSee) => t(`settings.dress.page.${page.name}`)
  const shown = pages.find((page) => page.path === path)
  return (
    <Stack as="section" gap={3} aria-label={t('settings.dress.preview')}>
      <Row gap={3} align="end">
        <Select
          id="dress-page"
          label={t('settings.dress.page')}
          value={path}
          options={pages.map((page) => ({ value: page.path, label: nameOf(page) }))}
          onChange={({ target }) => setPath(target.value)}
        />
        <SegmentedChoice
          legend={t('settings.dress.width')}
          name="dress-width"
          value={width}
          options={WIDTHS.map((value) => ({ value, label: t(`settings.dress.width.${value}`) }))}
          onChange={({ target }) => setWidth(target.value as Width)}
        />
      </Row>
      <div className={css.window} data-width={width}>
        <iframe
          ref={frame}
          key={path}
          src={path}
          title={t('settings.dress.frame', { page: shown ? nameOf(shown) : path })}
          onLoad={({ currentTarget }) => putOn(currentTarget, text)}
        />
      </div>
      <SixPages text={text} pages={pages} />
    </Stack>
  )
}
