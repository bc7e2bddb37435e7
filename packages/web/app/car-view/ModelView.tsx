import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { ArButton } from './ar/ArButton.tsx'
import type { CarViewProps } from './car-view-props.ts'
import css from './CarView.module.css'
import type { SceneName } from './engine/surroundings.ts'
import { useModel } from './use-model.ts'
import { ViewFrame } from './ViewFrame.tsx'

interface ModelViewProps extends CarViewProps {
  readonly onLost: () => void
}

/** The car as a model, lit by a studio or by daylight. */
export function ModelView({ files, size, paint, side, label, onLost }: ModelViewProps) {
  const { t } = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [scene, setScene] = useState<SceneName>('studio')
  const { hex, finish, roofHex = null, fittings } = paint
  const { look } = files
  const worn = fittings.join(' ')
  const appearance = useMemo(
    () => ({ hex, roofHex, finish, look, scene, fittings: worn.split(' ').filter(Boolean) }),
    [hex, roofHex, finish, look, scene, worn],
  )
  const painter = useModel({
    canvas,
    files,
    size: { length: size.length / 1000, height: size.height / 1000 },
    appearance,
    onLost,
  })
  return (
    <ViewFrame
      painter={painter}
      side={side}
      help={t('view.help')}
      scene={scene}
      onScene={() => setScene(scene === 'studio' ? 'daylight' : 'studio')}
      filmed={{ source: canvas, title: label }}
      tools={<ArButton files={files} paint={paint} label={label} />}
    >
      <canvas ref={canvas} className={css.picture} role="img" aria-label={label} />
    </ViewFrame>
  )
}
