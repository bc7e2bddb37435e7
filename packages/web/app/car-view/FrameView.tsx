import { useMemo, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import type { CarViewProps } from './car-view-props.ts'
import css from './CarView.module.css'
import { framePainter } from './painter.ts'
import { ViewFrame } from './ViewFrame.tsx'

interface FrameViewProps extends CarViewProps {
  /** The pictures stand in for a model that cannot be shown. */
  readonly isInstead: boolean
  readonly onLost: () => void
}

/** The car in pictures of a whole turn: no WebGL. */
export function FrameView({ files, paint, side, label, isInstead, onLost }: FrameViewProps) {
  const { t } = useTexts()
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [isThere, setThere] = useState(false)
  const { code } = paint
  const painter = useMemo(() => image && framePainter(image, files, code), [image, files, code])
  return (
    <ViewFrame
      painter={painter}
      isThere={isThere}
      side={side}
      help={t('view.help-turn')}
      ready={isInstead ? t('view.pictures-instead') : undefined}
    >
      <img
        ref={setImage}
        className={css.picture}
        alt={label}
        width={640}
        height={360}
        draggable={false}
        onLoad={() => setThere(true)}
        onError={onLost}
      />
    </ViewFrame>
  )
}
