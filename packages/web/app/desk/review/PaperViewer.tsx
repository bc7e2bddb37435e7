import { useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import css from './review.module.css'

interface PaperViewerProps {
  readonly src: string
  readonly name: string
  readonly type: string
}

const STEP = 1.4
const SHOWN = ['image/jpeg', 'image/png', 'image/webp']

/** A page of a paper, as large as it is wanted and whichever way up; without script, and for kinds no browser shows, a link. */
export function PaperViewer({ src, name, type }: PaperViewerProps) {
  const { t } = useTexts()
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const isPicture = SHOWN.includes(type)
  return (
    <Stack gap={2} as="figure">
      <Row gap={2} as="figcaption" justify="space-between">
        <a href={src}>{name}</a>
        {isPicture && (
          <Row gap={1}>
            <Button size="small" data-key="-" onClick={() => setZoom(Math.max(1, zoom / STEP))}>
              {t('orders.review.zoomOut')}
            </Button>
            <Button size="small" data-key="+" onClick={() => setZoom(Math.min(6, zoom * STEP))}>
              {t('orders.review.zoomIn')}
            </Button>
            <Button size="small" data-key="t" onClick={() => setTurns((turns + 1) % 4)}>
              {t('orders.review.turn')}
            </Button>
          </Row>
        )}
      </Row>
      {isPicture && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
        <div className={css.frame} tabIndex={0} role="group" aria-label={name}>
          <img src={src} alt={name} data-turns={turns} style={{ inlineSize: `${zoom * 100}%` }} />
        </div>
      )}
      {type === 'application/pdf' && <Pdf src={src} name={name} />}
      {!isPicture && type !== 'application/pdf' && <p>{t('orders.review.notShown')}</p>}
    </Stack>
  )
}

/** Files are downloads and framed by nothing; read here they are shown by the browser's own reader, with its zoom. */
function Pdf({ src, name }: Pick<PaperViewerProps, 'src' | 'name'>) {
  const [local, setLocal] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    let address = ''
    fetch(src, { signal: stop.signal })
      .then(async (response) => (response.ok ? response.blob() : null))
      .then((blob) => {
        if (blob) setLocal((address = URL.createObjectURL(blob)))
      })
      .catch(() => {})
    return () => {
      stop.abort()
      URL.revokeObjectURL(address)
    }
  }, [src])
  return local ? <iframe className={css.frame} src={local} title={name} /> : null
}
