import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import type { CarViewProps } from './car-view-props.ts'
import css from './CarView.module.css'
import { FrameView } from './FrameView.tsx'
import { firstKind, kindWithoutModel } from './kind.ts'
import { thisDevice } from './levels.ts'
import { ModelView } from './ModelView.tsx'

/** The car to turn, over its picture and of the same size: as a model, in pictures where that fails, else with a word why not. */
export default function CarView(props: CarViewProps) {
  const { t } = useTexts()
  const { files } = props
  const [first] = useState(() => firstKind(files, thisDevice()))
  const [kind, setKind] = useState(first)
  if (kind === 'model') return <ModelView {...props} onLost={() => setKind(kindWithoutModel(files))} />
  if (kind === 'frames')
    return <FrameView {...props} isInstead={first !== kind || files.full !== null} onLost={() => setKind('none')} />
  return (
    <p role="status" className={css.notice}>
      {t('view.unavailable')}
    </p>
  )
}
