import { useTexts } from '../../texts/texts.tsx'
import { BODIES } from '../../ui/car/bodies.ts'
import { CarSilhouette } from '../../ui/car/CarSilhouette.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './Dimensions.module.css'
import type { ShownModel } from './load-model.ts'

/** The side view with its measures, as on a drawing board. */
export function Dimensions({ model }: { readonly model: ShownModel }) {
  const { t, number } = useTexts()
  const { length, width, height, wheelbase } = model.dimensions
  const { axles, length: drawn } = BODIES[model.drawing]
  const metres = (mm: number) => number(mm / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const caption = t('shop.model.measures', {
    length: metres(length),
    width: metres(width),
    height: metres(height),
    wheelbase: metres(wheelbase),
  })
  const share = (mm: number) => `${((mm / drawn) * 100).toFixed(2)}%`
  return (
    <Stack as="figure">
      <div className={`soft small tabular ${css.board}`} aria-hidden="true">
        <div className={css.car}>
          <CarSilhouette body={model.drawing} paint="#c9ced6" length={length} height={height} label="" />
        </div>
        <span className={css.height}>{metres(height)} m</span>
        <Stack gap={2}>
          <span
            className={css.across}
            style={{ marginInlineStart: share(axles[0]), inlineSize: share(axles[1] - axles[0]) }}
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
