import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { heightInFrame } from '../../car-photo/side-frame.ts'
import type { Paint } from '../../car-photo/silhouette.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './Dimensions.module.css'
import { frontAxle } from './front-axle.ts'
import type { ShownModel } from './load-model.ts'

/** The side view with its measures, as on a drawing board. */
export function Dimensions({ model, paint }: { readonly model: ShownModel; readonly paint: Paint }) {
  const { t, number } = useTexts()
  const { length, width, height, wheelbase } = model.dimensions
  const metres = (mm: number) => number(mm / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const caption = t('shop.model.measures', {
    length: metres(length),
    width: metres(width),
    height: metres(height),
    wheelbase: metres(wheelbase),
  })
  const share = (mm: number) => `${((mm / length) * 100).toFixed(2)}%`
  return (
    <Stack as="figure">
      <div className={`soft small tabular ${css.board}`} aria-hidden="true">
        <div className={css.car}>
          <CarPhoto car={{ ...model, length, height, paint }} view="side" sizes="(width <= 900px) 100vw, 860px" />
        </div>
        <span className={css.height} style={heightInFrame(height)}>
          {metres(height)} m
        </span>
        <Stack gap={2}>
          <span
            className={css.across}
            style={{ marginInlineStart: share(frontAxle(model)), inlineSize: share(wheelbase) }}
          >
            {metres(wheelbase)} m
          </span>
          <span className={css.across}>{metres(length)} m</span>
        </Stack>
      </div>
      <figcaption className="soft">{caption}</figcaption>
    </Stack>
  )
}
