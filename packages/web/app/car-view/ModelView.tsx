import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { ArButton } from './ar/ArButton.tsx'
import type { CarViewProps } from './car-view-props.ts'
import css from './CarView.module.css'
import type { SceneName } from './engine/surroundings.ts'
import { modelPainter } from './painter.ts'
import { useModel } from './use-model.ts'
import { ViewFrame } from './ViewFrame.tsx'

interface ModelViewProps extends CarViewProps {
  readonly onLost: () => void
}

/** The car as a model, lit by a studio or by daylight. */
export function ModelView({ files, size, paint, label, onLost }: ModelViewProps) {
  const { t } = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [scene, setScene] = useState<SceneName>('studio')
  const { hex, finish, roofHex = null } = paint
  const { look } = files
  const dress = useMemo(() => ({ hex, roofHex, finish, look, scene }), [hex, roofHex, finish, look, scene])
  const engine = useModel({
    canvas,
    files,
    size: { length: size.length / 1000, height: size.height / 1000 },
    dress,
    onLost,
  })
  // Each dress is drawn anew.
  const painter = useMemo(() => engine && dress && modelPainter(engine), [engine, dress])
  return (
    <ViewFrame
      painter={painter}
      help={t('view.help')}
      scene={scene}
      onScene={() => setScene(scene === 'studio' ? 'daylight' : 'studio')}
      tools={<ArButton files={files} paint={paint} label={label} />}
    >
      <canvas ref={canvas} className={css.picture} role="img" aria-label={label} />
    </ViewFrame>
  )
}
